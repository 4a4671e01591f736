import { NativeSelect } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { comparison } from '../../../contracts/comparison.ts';
import { editorial } from '../../../contracts/editorial.ts';
import type { EditorsManuscript } from '../../../contracts/editorial-values.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/comparing.ts';
import { useCall } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { useLookingAgain } from '../../ui/use-looking-again.ts';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import type { Route } from './+types/compare-versions-page.ts';
import { ComparedTexts } from './compared-texts.tsx';
import styles from './comparison.module.css';
import { versionsInAddress } from './versions-in-address.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.whatChanged()),
  { name: 'robots', content: 'noindex' },
];

interface ComparedProps {
  readonly articleId: string;
  readonly before: number;
  readonly after: number;
}

function Compared({ articleId, before, after }: ComparedProps) {
  const asked = { params: { articleId }, query: { before, after } };
  const { data, error, refetch } = useCall(comparison.ofVersions, asked);
  useLookingAgain(data?.state === 'preparing', () => void refetch());
  if (!data) return <Reading error={error} />;
  return (
    <ComparedTexts
      comparison={data}
      labels={{ before: t.version({ version: before }), after: t.version({ version: after }) }}
    />
  );
}

/** Which two versions are compared; the choice is in the address. */
function Versions({ manuscript: { id, version } }: { manuscript: EditorsManuscript }) {
  const [search, setSearch] = useSearchParams();
  if (version < 2) return <Message kind="info">{t.onlyOneVersion()}</Message>;
  const { before, after } = versionsInAddress(search, version);
  const choices = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, place) => ({
      value: String(from + place),
      label: t.version({ version: from + place }),
    }));
  const choose = (change: Record<string, string>) =>
    setSearch({ before: String(before), after: String(after), ...change }, { replace: true });
  return (
    <>
      {version > 2 && (
        <div className={styles.choice}>
          <NativeSelect
            label={t.earlierVersion()}
            data={choices(1, after - 1)}
            value={before}
            onChange={(event) => choose({ before: event.currentTarget.value })}
          />
          <NativeSelect
            label={t.laterVersion()}
            data={choices(before + 1, version)}
            value={after}
            onChange={(event) => choose({ after: event.currentTarget.value })}
          />
        </div>
      )}
      <Compared articleId={id} before={before} after={after} />
    </>
  );
}

function Loaded({ articleId }: { articleId: string }) {
  const { data, error } = useCall(editorial.single, { params: { articleId } });
  if (!data) return <Reading error={error} />;
  return (
    <>
      <p>
        <bdi>{data.articleTitle}</bdi>
      </p>
      <p className={styles.soft}>{t.asReviewersRead()}</p>
      <Versions manuscript={data} />
    </>
  );
}

/** The differences between two versions of a manuscript, for its editors. */
export default function CompareVersionsPage({ params: { articleId } }: Route.ComponentProps) {
  return (
    <SignedInPage heading={t.whatChanged()}>
      {() => (
        <article className={styles.comparison}>
          <p>
            <Link to={pages.editorialManuscript.href({ articleId })}>{t.backToManuscript()}</Link>
          </p>
          <h1 className={styles.title}>{t.whatChanged()}</h1>
          <Loaded articleId={articleId} />
        </article>
      )}
    </SignedInPage>
  );
}
