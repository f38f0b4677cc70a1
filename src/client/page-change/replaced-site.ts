/** What a reader presses to have something that did not load tried again. */
const AGAIN = ':is(.load-failure,[role=alertdialog]) .button,.console-place:has(>[role=alert]:not([hidden])) [data-open]';

/**
 * Loads the page again when a reader tries something again and the script of the page is gone: the site was published anew while the page was open, and no try would find the files of
 * the old one. Their names change together, as that script names them.
 */
export function startReplacedSite(): void {
	// By itself, not by `onClick`: the script of every page would have to hand it out.
	document.addEventListener('click', ({ target }) => {
		if (!(target instanceof Element && target.closest(AGAIN))) return;
		const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
		fetch(script?.src ?? '', { method: 'HEAD', cache: 'no-store' }).then(
			({ status }) => status === 404 && location.reload(),
			() => {},
		);
	});
}
