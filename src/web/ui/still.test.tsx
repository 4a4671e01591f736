import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Still, StillParts } from './still.tsx';

const Shapes = () => (
  <>
    <h2>Authors &amp; editors</h2>
    <p>
      {'One'} {'two'}
    </p>
  </>
);

const part = <Still as="nav" of={Shapes} className="links" aria-label="Authors" />;

test('a part that never changes is written by the server as the browser would', () => {
  const once = renderToString(<Shapes />);
  expect(renderToString(<StillParts value={() => once}>{part}</StillParts>)).toBe(renderToString(part));
});

test('the server writes what it has rendered once, and does not render it again', () => {
  expect(renderToString(<StillParts value={() => 'kept'}>{part}</StillParts>)).toBe(
    '<nav class="links" aria-label="Authors">kept</nav>',
  );
});
