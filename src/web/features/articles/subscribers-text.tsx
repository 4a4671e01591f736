import { useEffect, useState } from 'react';
import type { articleFiles } from '../../../contracts/article-files.ts';
import type { articleVersions } from '../../../contracts/article-versions.ts';
import type { ReplyOf } from '../../../contracts/call.ts';
import { readingAddresses } from '../../../contracts/reading-addresses.ts';
import { textDirection } from '../../../contracts/text-language.ts';
import { callApi } from '../../api/call-api.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import type { ArticleHead } from './article-head.ts';
import { Contents, listed } from './contents.tsx';
import { shownVersion } from './version-notice.tsx';
import { useReadingAccess } from './use-reading-access.ts';

type Text = ReplyOf<typeof articleFiles.text>;

/** The text of an article for subscribers, once the server has given it to this reader; null for everyone else. */
export function useSubscribersText(article: ArticleHead): Text | null {
  const { access } = useReadingAccess(article);
  const { id } = article;
  const version = shownVersion(article) ?? null;
  const isWanted = article.hasText && !article.hasFullText && access.state === 'granted';
  const [read, setRead] = useState<{
    readonly id: string;
    readonly version: number | null;
    readonly text: Text;
  } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const asked =
      version === null
        ? callApi<typeof articleFiles.text>(readingAddresses.text, { params: { articleId: id } })
        : callApi<typeof articleVersions.text>(readingAddresses.versionText, {
            params: { articleId: id, version: String(version) },
          });
    asked.then(
      (text) => setRead({ id, version, text }),
      // The PDF is there still, and says what is wrong.
      () => undefined,
    );
  }, [isWanted, id, version]);
  return isWanted && read?.id === id && read.version === version ? read.text : null;
}

/** The sections of that text. */
export function SubscribersContents({ text, hasReferences }: { text: Text | null; hasReferences: boolean }) {
  return text && <Contents headings={listed(text.headings)} hasReferences={hasReferences} />;
}

interface SubscribersTextProps {
  readonly text: Text | null;
  readonly className: string | undefined;
  readonly lang: string | undefined;
}

/** That text, as everyone sees it of an open article. */
export function SubscribersText({ text, className, lang }: SubscribersTextProps) {
  return (
    text && (
      <div className={className}>
        <RichHtml className="article-text" html={text.html} lang={lang} dir={textDirection(lang)} />
      </div>
    )
  );
}
