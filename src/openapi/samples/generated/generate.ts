import type { ApiRequest } from '#openapi/request/api-request.ts';
import { isSentBy } from '../is-sent-by.ts';
import type { Idiom } from './idiom.ts';
import { type MarkedValue, SKELETON_MARK, skeletonOf } from './skeleton.ts';

/** Quotes around a body alone, three or more where the language has those, and around any text with a mark; generators escape nothing in them. */
const RAW_STRING = new RegExp(`("{3,})\\n(${SKELETON_MARK.source})\\n\\1`, 'g');
const QUOTED_STRING = new RegExp(`(["'])([^"'\\n\\\\]*${SKELETON_MARK.source}[^"'\\n\\\\]*)\\1`, 'g');

/**
 * A request in a language by a kept generator, which lays out the call; every value is written down by us, because generators forget quotes, `$` or
 * `#{` in one place or another. `undefined` where something of the request would be missing in the sample.
 */
export function generateSample(request: ApiRequest, idiom: Idiom): string | undefined {
	const skeleton = isSentBy(idiom, request) ? skeletonOf(request) : undefined;
	if (skeleton === undefined || (request.body.kind === 'multipart' && !idiom.hasMultipart)) return undefined;
	const marked = new Map(skeleton.marked.map((value) => [value.mark, value]));
	const hasSecret = skeleton.marked.some(({ value }) => 'variable' in value);
	const hasSecretInAddress = skeleton.marked.some(({ value }) => 'variable' in value && value.isInAddress);
	const generated = idiom.generate(skeleton.request, { hasSecret, hasSecretInAddress });
	if (![...marked.keys()].every((mark) => generated.includes(mark))) return undefined;
	const code = generated
		.replaceAll(/[ \t]+$/gm, '')
		.replaceAll(RAW_STRING, (_whole, _quotes: string, mark: string) => expressionOf(mark, marked, idiom))
		.replaceAll(QUOTED_STRING, (_whole, _quote: string, text: string) => expressionOf(text, marked, idiom));
	if (SKELETON_MARK.test(code)) return undefined;
	return `${code.trimEnd()}\n`;
}

function expressionOf(text: string, marked: ReadonlyMap<string, MarkedValue>, idiom: Idiom): string {
	const pieces = text.split(new RegExp(`(${SKELETON_MARK.source})`)).filter((piece) => piece !== '');
	const [only] = pieces.length === 1 ? pieces.map((piece) => marked.get(piece)) : [];
	if (only?.isBody && 'text' in only.value) return idiom.longLiteral(only.value.text);
	const values = pieces.map((piece): MarkedValue['value'] => marked.get(piece)?.value ?? { text: piece });
	const expressions: string[] = [];
	let open = '';
	for (const value of values) {
		if ('text' in value) open += value.text;
		else {
			if (open !== '') expressions.push(idiom.literal(open));
			const secret = idiom.secret(value.variable);
			expressions.push(value.isInAddress ? idiom.encoded(secret) : secret);
			open = '';
		}
	}
	if (open !== '' || expressions.length === 0) expressions.push(idiom.literal(open));
	return expressions.length === 1 ? (expressions[0] ?? '') : idiom.join(expressions);
}
