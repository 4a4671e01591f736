import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { InPage, LeftInPage } from './in-page.tsx';

const rendered = (value: readonly string[] | null, left: ReadonlyMap<string, unknown>) =>
  renderToString(
    <StaticRouter location="/">
      <LeftInPage value={left}>
        <InPage as="ol" name="works" className="list" value={value}>
          {(works) => works.map((work) => <li key={work}>{work}</li>)}
        </InPage>
      </LeftInPage>
    </StaticRouter>,
  );

const shown = '<ol class="list" id="works"><li>One &amp; two</li></ol>';

test('the server shows what a loader left to the page, and the browser what came as data', () => {
  expect(rendered(null, new Map([['works', ['One & two']]]))).toBe(shown);
  expect(rendered(['One & two'], new Map())).toBe(shown);
});

test('what was left under another name is not shown', () => {
  expect(rendered(null, new Map([['others', ['One & two']]]))).toBe('<ol class="list" id="works"></ol>');
});
