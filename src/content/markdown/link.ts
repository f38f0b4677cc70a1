import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { nearest } from '#text/nearest.ts';
import { attachmentPath, decodePath } from './attachment.ts';
import { problemMark } from './problem-mark.ts';

/** What the links of a Markdown file need to know of the site. */
export interface LinkContext {
	/** Folder of the site. */
	root: string;
	/** Path the site is published under, e.g. `/` or `/hilfe/`. */
	base: string;
	/** Path of the page made from a file (relative to the root), without the base. */
	pathOf(file: string): string | undefined;
	/** Paths of the fields that `field:` links may name, by id. */
	fields?(): ReadonlyMap<string, string>;
}

/**
 * Leads links between Markdown files to their pages (`./pruefmittel.md#frist` → `/docs/handbuch/pruefmittel/#frist`) and puts the base
 * before absolute paths; `field:` links lead to their row in the atlas of fields; pictures and files beside the Markdown file get an address too. A link that leads nowhere stays as written; the check of the final pages reports it.
 */
export function links(context: LinkContext) {
	return defineMdastPlugin({
		name: 'links',
		options: { position: true },
		link(node, visit) {
			const finding = missingField(node.url, context);
			if (finding) return visit.replaceNode(node, problemMark(finding, node, visit));
			const url = resolve(node.url, visit.fileURL, context);
			if (url !== node.url) visit.setProperty(node, 'url', url);
		},
		definition(node, visit) {
			const url = resolve(node.url, visit.fileURL, context);
			if (url !== node.url) visit.setProperty(node, 'url', url);
		},
		image(node, visit) {
			if (/^([a-z]+:|\/)/i.test(node.url)) {
				if (node.url.startsWith('/')) visit.setProperty(node, 'url', posix.join(context.base, node.url));
				return;
			}
			const path = attachmentPath(context.root, node.url, visit.fileURL);
			if (path !== undefined) {
				visit.setProperty(node, 'url', posix.join(context.base, path));
				return;
			}
			const finding = {
				rule: 'missing-image' as const,
				message: `Das Bild „${node.url}“ gibt es nicht.`,
				hint: 'Der Pfad gilt ab dem Ordner der Datei.',
			};
			visit.replaceNode(node, problemMark(finding, node, visit));
		},
	});
}

const FIELD = /^field:(.+)$/;

/** What is wrong with a link such as `field:inspectionDevice.dueDate`, if anything. */
function missingField(url: string, { fields }: LinkContext) {
	const id = FIELD.exec(url)?.[1];
	const known = fields?.();
	if (id === undefined || known?.has(id)) return undefined;
	const close = nearest(id, [...(known?.keys() ?? [])]);
	return {
		rule: 'unknown-field' as const,
		message: `Das Feld „${id}“ steht nicht im Feldatlas.`,
		hint: close ? `Meinten Sie „field:${close}“?` : 'Die Felder stehen in docs/field-atlas.yml.',
	};
}

function resolve(url: string, fileURL: URL | undefined, { root, base, pathOf, fields }: LinkContext): string {
	const field = FIELD.exec(url)?.[1];
	if (field !== undefined) return posix.join(base, fields?.().get(field) ?? url);
	if (/^([a-z][a-z+.-]*:|#|\/\/)/i.test(url)) return url;
	const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
	if (/\.mdx?$/.test(target) && fileURL !== undefined) {
		const here = posix.relative(root, fileURLToPath(fileURL));
		const file = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(here), decodePath(target));
		const path = pathOf(file);
		return path === undefined ? url : posix.join(base, path) + rest;
	}
	if (target.startsWith('/')) return posix.join(base, target) + rest;
	const path = target === '' ? undefined : attachmentPath(root, target, fileURL);
	return path === undefined ? url : posix.join(base, path) + rest;
}
