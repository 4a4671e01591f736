import { Button, Textarea } from '@mantine/core';
import { coverMaxMegabytes } from '../../../../contracts/constants.ts';
import * as t from '../../../../messages/issues.ts';
import { Cover } from '../../../ui/cover.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { ReadyFields } from '../../../ui/forms/ready-fields.tsx';
import { Attachments } from '../../attachments/attachments.tsx';
import { judgePrintedCover, sendCover } from '../../attachments/issue-files.ts';
import { useAttachments } from '../../attachments/use-attachments.ts';
import { ArticleChoice } from './article-choice.tsx';
import styles from './building.module.css';
import { PlaceField } from './place-field.tsx';
import { useBuildForm, type BuildFormInUse } from './use-build-form.ts';

function CoverField({ build }: { build: BuildFormInUse }) {
  const { uuid, cover, setCover } = build;
  const picture = useAttachments({
    send: sendCover(uuid),
    isSingle: true,
    maxMegabytes: coverMaxMegabytes,
    judge: judgePrintedCover,
    onStored: setCover,
  });
  return (
    <div className={styles.cover}>
      <Attachments
        label={t.coverPicture()}
        description={t.coverPictureHelp({ megabytes: coverMaxMegabytes })}
        accept=".jpg,.jpeg,.png"
        most={1}
        path="issueImageURL"
        files={cover ? [cover] : []}
        uploads={picture.uploads}
        onChoose={picture.start}
        onRemove={() => setCover(null)}
      />
      {cover && (
        <div className={styles.preview}>
          <Cover imageUrl={cover.url} title="" alt={t.coverPictureAlt()} />
        </div>
      )}
    </div>
  );
}

/** The form to build an issue. */
export function BuildForm({ userId, onBegun }: { readonly userId: string; readonly onBegun: () => void }) {
  const build = useBuildForm(userId, onBegun);
  return (
    <form className={styles.form} method="post" noValidate onSubmit={build.submit}>
      <ReadyFields>
        <PlaceField form={build.form} choosePlace={build.choosePlace} />
        <ArticleChoice {...build} />
        {build.articles.data && (
          <>
            <Textarea
              label={t.editorial()}
              description={t.editorialHelp()}
              dir="auto"
              autosize
              minRows={3}
              maxRows={16}
              {...build.form.getInputProps('preface')}
            />
            <CoverField build={build} />
          </>
        )}
        {build.problem !== null && (
          <Message kind="bad">
            <p>{build.problem}</p>
          </Message>
        )}
        <div>
          <Button type="submit" variant="default" size="md" loading={build.isBusy}>
            {t.buildThisIssue()}
          </Button>
        </div>
      </ReadyFields>
    </form>
  );
}
