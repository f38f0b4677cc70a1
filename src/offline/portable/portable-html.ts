import { escapeHtml } from '#text/escape-html.ts';
import { withSourceAddresses } from '#text/source-set.ts';
import { relativeAddress, type SitePlan } from './relative-address.ts';

/** Attributes in which a page names other files. */
const ADDRESSES = /(\s(?:href|src|action|poster|xlink:href)=")(\/[^"]*)"/g;
const SOURCE_SETS = /(\ssrcset=")([^"]*)"/g;

/**
 * A page as a browser opens it from a disk: relative addresses that name files, classic scripts in place of modules, which browsers do not load from there, and no
 * policy that names servers. What keeps a site in a browser is left out, because it is kept already.
 * @param file path of the page's file, without a slash before it.
 */
export function portableHtml(html: string, file: string, site: SitePlan): string {
	const relative = (address: string) => relativeAddress(address, file, site);
	const root = '../'.repeat(file.split('/').length - 1);
	return (
		portableCss(html, file, site)
			.replace(ADDRESSES, (_, open: string, address: string) => `${open}${relative(address)}"`)
			.replace(SOURCE_SETS, (_, open: string, list: string) => `${open}${withSourceAddresses(list, relative)}"`)
			.replace(/(<meta http-equiv="refresh" content="0; url=)(\/[^"]*)/, (_, open: string, address: string) => open + relative(address))
			.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
			.replace(/<link rel="sitemap"[^>]*>/, '')
			.replace(/<a [^>]*\bdata-offline="\d+"[^>]*>[^<]*<\/a>(?: · )?/, '')
			// The folder is not known before it is opened, so no base can be wrong.
			.replace(/(<html\b[^>]*?) data-path="[^"]*"/, '$1')
			.replace(/<script type="module" src="([^"]+)"><\/script>/g, (_, module: string) => `<script data-module="${module}"></script>`)
			.replace(/<script>[\s\S]*?<\/script>/g, (script) => script.replace(/\bimport\(/g, 'nonius.load('))
			.replace(/<meta charset="utf-8"\s*\/?>/i, `$&<script src="${root}portable.js" data-base="${escapeHtml(site.base)}"></script>`)
	);
}

/** Styles with relative addresses. */
export function portableCss(css: string, file: string, site: SitePlan): string {
	return css.replace(/url\((["']?)(\/[^)"']+)\1\)/g, (_, quote: string, address: string) => `url(${quote}${relativeAddress(address, file, site)}${quote})`);
}
