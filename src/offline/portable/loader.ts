/**
 * Loader of a site on a disk: from files, browsers load neither modules nor data, but classic scripts. This is the first script of every page;
 * modules and data come as scripts that call it.
 */

type Namespace = Record<string, unknown>;
type LoadModule = (name: string) => Promise<Namespace>;
/** The functions that replace imports and exports in a module. */
interface ModuleContext {
	load: LoadModule;
	loadLater: LoadModule;
	exportName(name: string, get: () => unknown): void;
	exportAll(from: Namespace): void;
	meta: { url: string };
}
type Factory = (given: ModuleContext) => Promise<void>;

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('The loader is a classic script.');
/** Path that the site was built for, and where it lies. */
const base = script.dataset.base ?? '/';
const root = new URL('.', script.src);

const factories = new Map<string, Factory>();
const texts = new Map<string, string>();
const modules = new Map<string, { exports: Namespace; ready: Promise<Namespace> }>();

/** Path in the site of an address as the site's scripts write it: below the base, or below the folder that the site lies in. */
function pathInSite(address: string, from: string): string {
	const { protocol, pathname } = new URL(address, from);
	if (protocol !== root.protocol) throw new TypeError(`${address} does not lie in this site.`);
	if (pathname.startsWith(root.pathname)) return decodeURI(pathname.slice(root.pathname.length));
	// A drive letter stays in front of a path.
	const path = pathname.replace(/^\/[A-Za-z]:(?=\/)/, '');
	return decodeURI(path.startsWith(base) ? path.slice(base.length) : path.slice(1));
}

function bring(file: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const element = document.createElement('script');
		element.src = new URL(encodeURI(file), root).href;
		element.onload = () => {
			element.remove();
			resolve();
		};
		element.onerror = () => reject(new TypeError(`${file} is missing.`));
		document.head.append(element);
	});
}

/** `above`: the modules that wait for this one; of a circle each gets what is there so far, as browsers do. */
function loadModule(file: string, above: readonly string[]): Promise<Namespace> {
	const known = modules.get(file);
	if (known) return above.includes(file) ? Promise.resolve(known.exports) : known.ready;
	const exports: Namespace = {};
	const ready = runModule(file, exports, [...above, file]);
	modules.set(file, { exports, ready });
	ready.catch(() => modules.delete(file));
	return ready;
}

async function runModule(file: string, exports: Namespace, above: readonly string[]): Promise<Namespace> {
	if (!factories.has(file)) await bring(file);
	const url = new URL(encodeURI(file), root).href;
	const exportName = (name: string, get: () => unknown) => Object.defineProperty(exports, name, { get, enumerable: true, configurable: true });
	const exportAll = (from: Namespace) => {
		for (const name of Object.keys(from)) if (name !== 'default' && !(name in exports)) exportName(name, () => from[name]);
	};
	const at = (name: string) => pathInSite(name, url);
	await factories.get(file)?.({
		load: (name) => loadModule(at(name), above),
		loadLater: (name) => loadModule(at(name), []),
		exportName,
		exportAll,
		meta: { url },
	});
	return exports;
}

Object.assign(globalThis, {
	nonius: {
		root: root.href,
		define: (file: string, factory: Factory) => factories.set(file, factory),
		text: (file: string, text: string) => texts.set(file, text),
		load: (address: string) => loadModule(pathInSite(address, location.href), []),
	},
});

const ANSWER_TYPES: Readonly<Record<string, string>> = {
	css: 'text/css',
	html: 'text/html',
	js: 'text/javascript',
	json: 'application/json',
	md: 'text/markdown',
};

/** Answers for the data of the site; there is nothing else to ask. */
globalThis.fetch = async (input) => {
	const file = pathInSite(input instanceof Request ? input.url : String(input), location.href);
	// Pages are no data: the browser itself goes to them.
	if (/(?:^|\/)(?:index\.html)?$/.test(file)) throw new TypeError(`${file} is a page.`);
	const [ending = ''] = /[^.]*$/.exec(file) ?? [];
	// A script is asked for so that it is there when it is imported, a style sheet before it is linked: nobody reads them.
	if (ending === 'js') await (factories.has(file) || bring(file));
	else if (ending !== 'css' && !texts.has(file)) await bring(`${file}.js`);
	return new Response(texts.get(file), { headers: { 'Content-Type': ANSWER_TYPES[ending] ?? 'text/plain' } });
};

// Files have addresses that scripts may not change, and folders show their list.
for (const name of ['replaceState', 'pushState'] as const) {
	const change = history[name].bind(history);
	history[name] = (...state) => {
		try {
			change(...state);
		} catch {
			// The page is the same under either address.
		}
	};
}
addEventListener(
	'click',
	({ target }) => {
		const link = target instanceof Element ? target.closest('a') : null;
		if (link?.protocol === root.protocol && link.pathname.endsWith('/')) link.pathname += 'index.html';
	},
	true,
);

// A page says which path its language was built for; that lies in the same place below the folder.
const built = document.documentElement.dataset.base ?? base;
document.documentElement.dataset.base = root.pathname + built.slice(base.length);
addEventListener('DOMContentLoaded', () => {
	for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('script[data-module]')) {
		void loadModule(pathInSite(dataset.module ?? '', location.href), []);
	}
});
