/**
 * Warns those who publish the site when it lies under another base than it was built for. Under a wrong base no file of the site is found, this
 * program's bundle included, so the function is printed into the page, in one line (`ui/layout/early-script.ts`), and has to stand alone:
 * no imports, no names from outside. `<html>` carries the base the site was built for (`data-base`) and the page's path in the site (`data-path`);
 * the warning's text carries `{found}` where the base that was found belongs.
 */
export function warnOfWrongBase(): void {
	document.addEventListener('DOMContentLoaded', () => {
		const { base, path: own } = document.documentElement.dataset;
		const address = location.pathname.replace(/index\.html$/, '');
		// The page for unknown addresses has no path of its own: nothing can be said.
		const path = own && encodeURI(own);
		if (!path || address === (base ?? '/') + path.slice(1) || !address.endsWith(path)) return;
		const warning = document.querySelector<HTMLElement>('.base-warning');
		if (warning === null) return;
		warning.textContent = warning.textContent.replace('{found}', address.slice(0, address.length - path.length + 1));
		warning.hidden = false;
	});
}
