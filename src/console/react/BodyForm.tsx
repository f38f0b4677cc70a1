import { useId, useState } from 'react';
import { formField } from '#console/form/field.ts';
import { bodyFor, type ConsoleForm, isFileBody, isTextBody, xmlSchema } from '#console/form/form.ts';
import { exactJson, parseExactJson } from '#openapi/json/exact-json.ts';
import { isJsonType, isMultipartType } from '#openapi/json/media-type.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { xmlText } from '#openapi/xml/write-xml.ts';
import { xmlRootOf } from '#openapi/xml/xml-shape.ts';
import { decodeXml } from '#sandbox/request/decode-xml.ts';
import { consoleText, message } from '#words/console.ts';
import { JsonEditor } from './JsonField.tsx';
import { ObjectFields } from './ObjectField.tsx';
import { PartTypes } from './PartTypes.tsx';
import { TextBody } from './TextBody.tsx';
import { ValueField } from './ValueField.tsx';
import { WordedSelect } from './WordedSelect.tsx';

interface BodyFormProps {
	model: ApiModel;
	operation: Operation;
	form: ConsoleForm;
	edit(change: (form: ConsoleForm) => ConsoleForm): void;
	exchangeBody(change: (form: ConsoleForm) => ConsoleForm): void;
}

/** The body: fields and JSON or XML show the same value. */
export function BodyForm({ model, operation, form, edit, exchangeBody }: BodyFormProps) {
	const [isRaw, setRaw] = useState(false);
	const xml = xmlSchema(operation, model, form.mediaType);
	return (
		<fieldset className="console-part">
			<legend>{consoleText.body}</legend>
			<div className="console-row">
				<BodyChoices model={model} operation={operation} form={form} edit={edit} exchangeBody={exchangeBody} />
				{(xml || isJsonType(form.mediaType ?? '')) && (
					<fieldset className="console-switch" aria-label={consoleText.bodyView}>
						<button type="button" aria-pressed={!isRaw} onClick={() => setRaw(false)}>
							{consoleText.asFields}
						</button>
						<button type="button" aria-pressed={isRaw} onClick={() => setRaw(true)}>
							{xml ? 'XML' : consoleText.asJson}
						</button>
					</fieldset>
				)}
			</div>
			{form.hasBody && <BodyEditor model={model} operation={operation} form={form} edit={edit} isRaw={isRaw} />}
			{form.hasBody && isMultipartType(form.mediaType ?? '') && <PartTypes model={model} operation={operation} form={form} edit={edit} />}
		</fieldset>
	);
}

/** The body as it is written, or a field for each of its parts. */
function BodyEditor({ model, operation, form, edit, isRaw }: Omit<BodyFormProps, 'exchangeBody'> & { isRaw: boolean }) {
	const id = useId();
	const { document } = model;
	const xml = xmlSchema(operation, model, form.mediaType);
	const isWritten = xml !== undefined && typeof form.body === 'string';
	// Text for writing and viewing, a value for the fields.
	const [value] = isWritten ? (decodeXml(xmlRootOf(document, xml), String(form.body)) ?? []) : [form.body];
	const setBody = (body: unknown) => edit((before) => ({ ...before, body, draft: undefined }));
	const write = (text: string) => edit((before) => ({ ...before, ...readBodyText(text, before.body) }));
	if (xml && isRaw) return <TextBody text={isWritten ? String(form.body) : xmlText(document, xml, form.body)} onChange={setBody} />;
	if (isRaw && isJsonType(form.mediaType ?? ''))
		return <JsonEditor id={id} text={form.draft ?? exactJson(form.body ?? null, 2)} isValid={form.draft === undefined} onChange={write} />;
	if (form.draft !== undefined || (isWritten && value === undefined)) return <p className="console-problem">{message.unreadable}</p>;
	if (isTextBody(operation, model, form.mediaType)) return <TextBody text={typeof form.body === 'string' ? form.body : ''} onChange={setBody} />;
	return <BodyFields model={model} operation={operation} form={form} value={value} onChange={setBody} />;
}

/** The body as a field of its own, or as the fields of an object. */
function BodyFields({
	model,
	operation,
	form: { mediaType, exampleName },
	value,
	onChange,
}: Omit<BodyFormProps, 'edit' | 'exchangeBody'> & { value: unknown; onChange(body: unknown): void }) {
	const media = operation.requestBody?.content.find(({ type }) => type === mediaType);
	if (media === undefined) return null;
	let { schema } = media;
	if (schema && isFileBody(operation, model, mediaType)) schema = { pointer: schema.pointer, schema: { type: 'string', format: 'binary' } };
	const shape = schema && formField(model.document, [schema]).shape;
	if (shape?.kind === 'object') return <ObjectFields key={exampleName} path="body:" value={value} onChange={onChange} shape={shape} />;
	return <ValueField path="body:" label={consoleText.body} sources={schema ? [schema] : []} required={true} value={value} onChange={onChange} />;
}

/** Whether a body is sent, in which media type, and with which example it begins. */
function BodyChoices({ model, operation, form, edit, exchangeBody }: BodyFormProps) {
	const id = useId();
	const content = operation.requestBody?.content ?? [];
	const examples = content.find(({ type }) => type === form.mediaType)?.examples ?? [];
	return (
		<>
			{operation.requestBody?.required === false && (
				<label className="console-null">
					<input type="checkbox" checked={form.hasBody} onChange={({ target }) => edit((before) => ({ ...before, hasBody: target.checked }))} />
					{consoleText.withBody}
				</label>
			)}
			{content.length > 1 && (
				<label className="console-row" htmlFor={`${id}-type`}>
					{consoleText.mediaType}{' '}
					<WordedSelect
						attributes={{ id: `${id}-type` }}
						value={form.mediaType ?? ''}
						options={content.map(({ type }) => ({ value: type, words: type }))}
						onChoose={(mediaType) => exchangeBody((before) => ({ ...before, ...bodyFor(operation, model, { mediaType }) }))}
					/>
				</label>
			)}
			{examples.length > 1 && (
				<label className="console-row" htmlFor={`${id}-example`}>
					{consoleText.example}{' '}
					<WordedSelect
						attributes={{ id: `${id}-example` }}
						value={form.exampleName ?? ''}
						options={examples.map(({ name, summary }) => ({ value: name, words: summary ?? name }))}
						onChoose={(example) => exchangeBody((before) => ({ ...before, ...bodyFor(operation, model, { mediaType: form.mediaType, example }) }))}
					/>
				</label>
			)}
		</>
	);
}

/** JSON becomes the body, everything else is kept as it is being written. */
function readBodyText(text: string, body: unknown): Pick<ConsoleForm, 'body' | 'draft'> {
	try {
		return { body: parseExactJson(text), draft: undefined };
	} catch {
		return { body, draft: text };
	}
}
