import { exactJson } from '#openapi/json/exact-json.ts';
import type { Parameter } from '#openapi/model/message.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { message } from '#words/console.ts';
import { askedParameters, type ConsoleForm, type FilledForm, initialForm, keyOf } from './form/form.ts';
import { hasOAuthCode, isSecretName, tellsSecret } from './form/secret-text.ts';
import { isAsShown, withoutSecrets } from './form/without-secrets.ts';
import { isInAddress } from './read-shared-request.ts';

/** The text of a link, and the parts of the form that it leaves out. */
interface SharedRequest {
	/** For a fragment, escaped. */
	text: string;
	/** Names for readers. */
	left: string[];
}

/**
 * The fragment of a link that opens the console of an operation with the values of a form. Headers, cookies, files, servers and secrets are left out: addresses end up in histories
 * and chats. Secrets are recognised by the description, by names and by the look of a text.
 */
export function shareRequest({ form, operation }: FilledForm, model: ApiModel): SharedRequest {
	const initial = initialForm(operation, model);
	const filled = askedParameters(operation).filter((parameter) => form.parameters[keyOf(parameter)] !== undefined);
	const parameters = sharedParameters({ form, operation }, model, initial).filter(({ parameter }) => isInAddress(parameter));
	const isLeft = (place: Parameter['place']) =>
		filled.some(
			(parameter) => parameter.place === place && !isAsShown({ value: form.parameters[keyOf(parameter)], shown: initial.parameters[keyOf(parameter)] }),
		);
	const body = form.hasBody ? sharedBody({ form, operation }, { model, shown: initial.body }) : { value: undefined, left: [] };
	return {
		text: encodeURIComponent(exactJson({ parameters: sharedValues(parameters), ...(form.hasBody && { mediaType: form.mediaType, body: body.value }) })),
		left: [
			...parameters.flatMap(({ left }) => left),
			...body.left,
			...(isLeft('header') ? [message.leftHeaders] : []),
			...(isLeft('cookie') ? [message.leftCookies] : []),
			...(form.hasBody && sizesOf(form) !== sizesOf(initial) ? [message.leftFiles] : []),
		],
	};
}

/** The form that the log keeps of a request to a real server: without secrets, cookies and files. */
export function notedForm({ form, operation }: FilledForm, model: ApiModel): ConsoleForm {
	const initial = initialForm(operation, model);
	const parameters = sharedParameters({ form, operation }, model, initial).filter(({ parameter }) => parameter.place !== 'cookie');
	const { value: body } = sharedBody({ form, operation }, { model, shown: initial.body });
	return { ...form, parameters: sharedValues(parameters), body, draft: undefined, files: {} };
}

interface SharedParameter {
	parameter: Parameter;
	/** `undefined` where all of it is secret. */
	value: unknown;
	left: string[];
}

/** The parameters that are filled in, without secret ones. */
function sharedParameters({ form, operation }: FilledForm, model: ApiModel, initial: ConsoleForm): SharedParameter[] {
	const keys = apiKeys(model);
	const asked = askedParameters(operation);
	const names = asked.map(({ name }) => name);
	const filled = asked.filter((parameter) => form.parameters[keyOf(parameter)] !== undefined);
	return filled.map((parameter) => {
		const key = keyOf(parameter);
		const { name, place, schema, content } = parameter;
		const isSecret = isSecretName(name) || (place !== 'path' && keys.has(name.toLowerCase())) || (name === 'code' && hasOAuthCode(names));
		const source = schema ?? content?.schema;
		const at = { value: form.parameters[key], shown: initial.parameters[key], sources: source ? [source] : [], path: name };
		return { parameter, ...(isSecret ? { value: undefined, left: isAsShown(at) ? [] : [name] } : withoutSecrets(at, model.document)) };
	});
}

const sharedValues = (parameters: readonly SharedParameter[]) =>
	Object.fromEntries(parameters.flatMap(({ parameter, value }) => (value === undefined ? [] : [[keyOf(parameter), value]])));

const sizesOf = ({ files }: ConsoleForm) => JSON.stringify(Object.values(files).map(({ name, size }) => [name, size]));

/** Names that the description gives keys, in lower case. */
const apiKeys = ({ operations }: ApiModel): Set<string> =>
	new Set(
		operations
			.flatMap(({ security }) => security.flatMap(({ schemes }) => schemes))
			.flatMap(({ scheme }) => (scheme?.type === 'apiKey' && scheme.parameter !== undefined ? [scheme.parameter.toLowerCase()] : [])),
	);

/** A body in fields without the secret ones; a text that tells of one stays out as a whole. */
function sharedBody({ form, operation }: FilledForm, { model, shown }: { model: ApiModel; shown: unknown }): { value: unknown; left: string[] } {
	const { body, mediaType } = form;
	const schema = operation.requestBody?.content.find(({ type }) => type === mediaType)?.schema;
	const kept = withoutSecrets({ value: body, shown, sources: schema ? [schema] : [], path: '' }, model.document);
	if (typeof body !== 'string') return kept;
	const isSecret = kept.value === undefined || (body !== shown && tellsSecret(body));
	return isSecret ? { value: undefined, left: isAsShown({ value: body, shown }) ? [] : [message.leftBody] } : kept;
}
