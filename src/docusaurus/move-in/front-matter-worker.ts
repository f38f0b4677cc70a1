import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import { splitSource } from '#content/markdown/source.ts';
import { indentContinued } from '#content/outdented-yaml.ts';
import { answer, plainData } from './ask-worker.ts';
import { closeNetwork } from './close-network.ts';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { evaluateFile } from './evaluate-file.ts';
import type { ChangedFrontMatter } from './parse-front-matter.ts';

closeNetwork();

interface Parsed {
	frontMatter: Record<string, unknown>;
	content: string;
}
type Parse = (file: { filePath: string; fileContent: string; defaultParseFrontMatter(file: { fileContent: string }): Promise<Parsed> }) => Promise<Parsed>;

/** As Docusaurus reads front matter: days are dates. */
async function parseByDefault({ fileContent }: { fileContent: string }): Promise<Parsed> {
	const { yaml, body } = splitSource('', fileContent);
	const read = (text: string): unknown => parse(text, { customTags: ['timestamp'] });
	const frontMatter = await Promise.resolve(yaml)
		.then(read)
		.catch(() => read(indentContinued(yaml)));
	return { frontMatter: typeof frontMatter === 'object' && frontMatter !== null ? { ...frontMatter } : {}, content: body.trim() };
}

const [configFile = '', root = ''] = process.argv.slice(2);
const givenParser = docusaurusConfigSchema.parse(await evaluateFile(configFile)).markdown?.['parseFrontMatter'];
if (typeof givenParser !== 'function') throw new Error('parseFrontMatter');
const changed: Record<string, ChangedFrontMatter> = {};
for (const file of JSON.parse(await text(process.stdin)) as string[]) {
	const filePath = join(root, file);
	const fileContent = readFileSync(filePath, 'utf8');
	try {
		const { frontMatter, content } = await (givenParser as Parse)({ filePath, fileContent, defaultParseFrontMatter: parseByDefault });
		changed[file] = { frontMatter: Object(plainData(frontMatter)), hasOtherText: content.trim() !== (await parseByDefault({ fileContent })).content };
	} catch (error) {
		changed[file] = { error: error instanceof Error ? error.message : String(error) };
	}
}
answer(JSON.stringify(changed));
