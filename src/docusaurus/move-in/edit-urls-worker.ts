import { posix, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AskedText } from './ask-edit-urls.ts';
import { answer } from './ask-worker.ts';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { evaluateFile } from './evaluate-file.ts';
import { findContentPlugins } from './find-content-plugins.ts';
import { silence } from './silence.ts';

silence();

const [configFile = ''] = process.argv.slice(2);
const siteFolder = posix.dirname(configFile.replaceAll('\\', '/'));
const { manuals, blogs, pages } = findContentPlugins(docusaurusConfigSchema.parse(await evaluateFile(configFile)));
const contentPlugins = { docs: manuals, blog: blogs, pages: pages === undefined ? [] : [pages] };

const isFolder = (path: string, folder: string) => posix.normalize(relative(siteFolder, posix.resolve(siteFolder, path))) === posix.normalize(folder);

function addressOfText({ kind, folder, told }: AskedText): string | null {
	const editUrl = contentPlugins[kind].find(({ path }) => isFolder(path, folder))?.editUrl;
	const address: unknown = typeof editUrl === 'function' ? editUrl(told) : undefined;
	return typeof address === 'string' ? address : null;
}

const askedTexts = JSON.parse(await text(process.stdin)) as AskedText[];
answer(JSON.stringify(askedTexts.map(addressOfText)));
