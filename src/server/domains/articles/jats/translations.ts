import {
  chooseAbstract,
  isPictureOrPoints,
  typeOfAbstract,
  keywordGroups,
  keywordsOf,
} from './article-classification.ts';
import { renderAbstract } from './article-abstract.ts';
import { readRichText } from './rich-text.ts';
import { isSameLanguage, languageOf } from './text-language.ts';
import { childAt, childElements, textOf, type XmlElement } from './xml-tree.ts';
import type { OtherAbstract, RichText, Translation } from '../../../../contracts/article-parts.ts';

/** Where translated titles, abstracts and keywords may be: in the front matter, or in that of a translation. */
function frontMatters(article: XmlElement): { meta: XmlElement; language: string }[] {
  const language = article.attributes.get('xml:lang') ?? 'en';
  const own = childAt(article, 'front', 'article-meta');
  const translated = childElements(article, 'sub-article')
    .filter(({ attributes }) => attributes.get('article-type') === 'translation')
    .flatMap((sub) => {
      const meta = childAt(sub, 'front-stub') ?? childAt(sub, 'front', 'article-meta');
      return meta === undefined ? [] : [{ meta, language: languageOf(sub, 'und') }];
    });
  return [...(own === undefined ? [] : [{ meta: own, language }]), ...translated];
}

interface Titled {
  readonly language: string;
  readonly title: RichText;
}

function titlesIn(meta: XmlElement, language: string): Titled[] {
  const group = childAt(meta, 'title-group');
  if (group === undefined) return [];
  const own = [{ element: group, language, name: 'article-title' }];
  const grouped = childElements(group, 'trans-title-group').map((element) => ({
    element,
    language: 'und',
    name: 'trans-title',
  }));
  const titles = [...own, ...grouped].map(({ element, name, ...known }) => {
    const title = childAt(element, name);
    const subtitle = childElements(element, name === 'trans-title' ? 'trans-subtitle' : 'subtitle')[0];
    const words = subtitle === undefined ? [] : [': ', ...subtitle.children];
    return {
      language: languageOf(title ?? element, languageOf(element, known.language)),
      title: readRichText([...(title?.children ?? []), ...words]),
    };
  });
  // The older document types have the translated title beside the other.
  const loose = childElements(group, 'trans-title').map((title) => ({
    language: languageOf(title, 'und'),
    title: readRichText(title.children),
  }));
  return [...titles, ...loose].filter(({ title }) => title.text !== '');
}

/** Title, abstract and keywords in each language that is not the article's. */
export function readTranslations(article: XmlElement, articleLanguage: string): Translation[] {
  const fronts = frontMatters(article);
  const titles = fronts.flatMap(({ meta, language }) => titlesIn(meta, language));
  const abstracts = fronts.flatMap(({ meta, language }) =>
    childElements(meta, 'abstract', 'trans-abstract')
      .filter((abstract) => typeOfAbstract(abstract) === '' || abstract.name === 'trans-abstract')
      .map((abstract) => ({ abstract, language: languageOf(abstract, language) })),
  );
  const keywords = fronts.flatMap(({ meta, language }) =>
    keywordGroups(meta).map((group) => ({ group, language: languageOf(group, language) })),
  );
  const languages = new Set([...titles, ...abstracts, ...keywords].map(({ language }) => language));
  return [...languages]
    .filter((language) => !isSameLanguage(language, articleLanguage))
    .map((language) => {
      const inIt = (part: { language: string }): boolean => part.language === language;
      const abstract = chooseAbstract(
        abstracts.filter(inIt).map((one) => one.abstract),
        language,
      );
      return {
        language,
        title: titles.find(inIt)?.title ?? null,
        abstractHtml: (abstract && renderAbstract(abstract)?.html) ?? null,
        keywords: keywordsOf(keywords.filter(inIt).map(({ group }) => group)),
      };
    })
    .filter(({ title, abstractHtml, keywords: words }) => title !== null || abstractHtml !== null || words.length > 0);
}

/** The abstracts beside the chosen one, each under the heading that it has or that its type gives it. */
export function readOtherAbstracts(meta: XmlElement, articleLanguage: string): OtherAbstract[] {
  const abstracts = childElements(meta, 'abstract');
  const chosen = chooseAbstract(abstracts, articleLanguage);
  return abstracts
    .filter((abstract) => abstract !== chosen && typeOfAbstract(abstract) !== '' && !isGraphical(abstract))
    .flatMap((abstract) => {
      const html = renderAbstract(abstract)?.html;
      const title = textOf(childAt(abstract, 'title')) || headingOf(typeOfAbstract(abstract));
      return html === undefined ? [] : [{ title, html, language: languageOf(abstract, articleLanguage) }];
    });
}

const isGraphical = (abstract: XmlElement): boolean =>
  isPictureOrPoints(abstract) && !/point|highlight/.test(typeOfAbstract(abstract));

function headingOf(type: string): string {
  if (type === 'toc' || type === 'teaser') return 'In short';
  const words = type.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
