import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import { splitSource } from '#content/markdown/source.ts';
import { indentContinued } from '#content/outdented-yaml.ts';
import { answer, plainData } from './ask-worker.ts';
import { docusaurusConfigSchema } from './docusaurus-config.ts';
import { evaluateFile } from './evaluate-file.ts';
import type { ChangedFrontMatter } from './parse-front-matter.ts';
import { silence } from './silence.ts';

silence();

interface Parsed {
	frontMatter: Record<string, unknown>;
	content: string;
}
type Parse = (file: { filePath: string; fileContent: string; defaultParseFrontMatter(file: { fileContent: string }): Promise<Parsed> }) => Promise<Parsed>;
type Preprocess = (file: { filePath: string; fileContent: string }) => string;

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
const { parseFrontMatter: parser, preprocessor } = docusaurusConfigSchema.parse(await evaluateFile(configFile)).markdown ?? {};
const givenParser = typeof parser === 'function' ? (parser as Parse) : undefined;
const changed: Record<string, ChangedFrontMatter> = {};
for (const file of JSON.parse(await text(process.stdin)) as string[]) {
	const filePath = join(root, file);
	const fileContent = readFileSync(filePath, 'utf8');
	try {
		const parsed = await givenParser?.({ filePath, fileContent, defaultParseFrontMatter: parseByDefault });
		const hasOtherText = parsed !== undefined && parsed.content.trim() !== (await parseByDefault({ fileContent })).content;
		const text = typeof preprocessor === 'function' ? (preprocessor as Preprocess)({ filePath, fileContent }) : fileContent;
		changed[file] = { ...(parsed && { frontMatter: Object(plainData(parsed.frontMatter)) }), hasOtherText, ...(text === fileContent ? {} : { text }) };
	} catch (error) {
		changed[file] = { error: error instanceof Error ? error.message : String(error) };
	}
}
answer(JSON.stringify(changed));
