/**
 * Warns those who publish the site when it lies under another base than it was built for. Under a wrong base no file of the site is found, this
 * program's bundle included, so the function is printed into the page (`(${warnOfWrongBase})()` in the early script) and has to stand alone:
 * no imports, no names from outside. `<html>` carries the base the site was built for (`data-base`) and the page's path in the site (`data-path`);
 * the warning's text carries `{found}` where the base that was found belongs.
 */
export function warnOfWrongBase(): void {
	document.addEventListener('DOMContentLoaded', () => {
		const { base, path = '' } = document.documentElement.dataset;
		const address = decodeURI(location.pathname).replace(/index\.html$/, '');
		const found = address.slice(0, address.length - path.length + 1);
		const warning = document.querySelector<HTMLElement>('.base-warning');
		// Where the address does not end in the path, as with the page for unknown addresses, nothing can be said.
		if (warning === null || found === base || !address.endsWith(path)) return;
		warning.textContent = warning.textContent.replace('{found}', found);
		warning.hidden = false;
	});
}
