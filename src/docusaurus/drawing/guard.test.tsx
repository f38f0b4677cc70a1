import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { takeFailures } from './failures.ts';
import { noteThemeFault, reportMissing } from './guard.tsx';

/** A page that names a component which nobody has. */
function Asking() {
	reportMissing('Figure');
	return null;
}

test('a missing component says why those of the theme are not there', () => {
	noteThemeFault(new Error('no such thing'));
	renderToStaticMarkup(<Asking />);
	expect(takeFailures()).toMatchObject([{ component: 'Figure', reason: 'src/theme/MDXComponents: no such thing' }]);
	noteThemeFault(undefined);
	renderToStaticMarkup(<Asking />);
	expect(takeFailures()).toMatchObject([{ component: 'Figure', reason: undefined }]);
});
