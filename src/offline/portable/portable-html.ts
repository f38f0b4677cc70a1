import { parseSync } from 'rolldown/utils';
import { escapeHtml } from '#text/escape-html.ts';
import { withSourceAddresses } from '#text/source-set.ts';
import { relativeAddress, type SitePlan } from './relative-address.ts';

/** The markup of a page: style elements with their content, and tags. Text between them is shown to readers, even if it looks like a link. */
const MARKUP = /<style\b[\s\S]*?<\/style>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const ATTRIBUTE = /(\s[^\s"'<>=]+\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/g;

/**
 * A page as a browser opens it from a disk: relative addresses that name files, classic scripts in place of modules, which browsers do not load from there, and no
 * policy that names servers. What keeps a site in a browser is left out, because it is kept already.
 * @param file path of the page's file, without a slash before it.
 */
export function portableHtml(html: string, file: string, site: SitePlan): string {
	const relative = (address: string) => relativeAddress(address, file, site);
	const root = '../'.repeat(file.split('/').length - 1);
	return (
		html
			.replace(MARKUP, (markup) => (/^<style\b/i.test(markup) ? portableCss(markup, file, site) : portableTag(markup, file, site)))
			.replace(/(<meta http-equiv="refresh" content="0; url=)(\/[^"]*)/, (_, open: string, address: string) => open + relative(address))
			.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
			.replace(/<link rel="sitemap"[^>]*>/, '')
			.replace(/<a [^>]*\bdata-offline="\d+"[^>]*>[^<]*<\/a>(?: · )?/, '')
			// The folder is not known before it is opened, so no base can be wrong.
			.replace(/(<html\b[^>]*?) data-path="[^"]*"/, '$1')
			.replace(/<script type="module" src="([^"]+)"><\/script>/g, (_, module: string) => `<script data-module="${module}"></script>`)
			.replace(/(<script>)([\s\S]*?)(?=<\/script>)/g, (_, open: string, code: string) => open + portableCode(code))
			.replace(/<meta charset="utf-8"\s*\/?>/i, `$&<script src="${root}portable.js" data-base="${escapeHtml(site.base)}"></script>`)
	);
}

/** A classic script that asks the loader for modules. What its texts and comments say of `import()` stays; so does what no browser can read. */
function portableCode(code: string): string {
	if (!code.includes('import')) return code;
	const { dynamicImports } = parseSync('script.js', code, { sourceType: 'script' }).module;
	// From the last to the first: one may stand in another, and is listed before it.
	const starts = dynamicImports.map(({ start }) => start).toSorted((one, other) => other - one);
	return starts.reduce((text, start) => `${text.slice(0, start)}nonius.load${text.slice(start + 'import'.length)}`, code);
}

/** A tag whose attributes name files by relative addresses, however they are quoted. */
function portableTag(tag: string, file: string, site: SitePlan): string {
	const relative = (address: string) => relativeAddress(address, file, site);
	return tag.replace(ATTRIBUTE, (_, open: string, quoted: string) => {
		const quote = /^["']/.exec(quoted)?.[0] ?? '';
		const value = quoted.slice(quote.length, quoted.length - quote.length);
		switch (open.replace('=', '').trim().toLowerCase()) {
			case 'href':
			case 'src':
			case 'data':
			case 'action':
			case 'poster':
			case 'xlink:href':
				return open + quote + relative(value) + quote;
			case 'srcset':
				return open + quote + withSourceAddresses(value, relative) + quote;
			case 'style':
				return open + quote + portableCss(value, file, site) + quote;
			default:
				return open + quoted;
		}
	});
}

/** Styles with relative addresses. */
export function portableCss(css: string, file: string, site: SitePlan): string {
	return css.replace(/url\((["']?)(\/[^)"']+)\1\)/g, (_, quote: string, address: string) => `url(${quote}${relativeAddress(address, file, site)}${quote})`);
}
