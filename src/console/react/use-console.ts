import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { announceRequest, onConsoleEvent, RESTORE_EXAMPLE } from '#console/console-events.ts';
import { initialState, placeOfSecrets, reduceConsole } from '#console/console-state.ts';
import type { ConsoleData, ExampleToken } from '#console/data/console-data.ts';
import { headerOf } from '#console/exchange/exchange.ts';
import type { Sent } from '#console/exchange/wire.ts';
import { parameterKey } from '#console/form/field-problems.ts';
import { askedParameters, type ConsoleForm, initialForm, isListBody, keyOf, renewUuids, requestOfForm, uuidHeaders } from '#console/form/form.ts';
import { missingSecrets } from '#console/form/missing-secrets.ts';
import { missingValues } from '#console/form/missing-values.ts';
import { addressProblems, serverAddress } from '#console/form/server-address.ts';
import { isMatchHeader, recordReader } from '#console/form/tag-reader.ts';
import { usualSecrets } from '#console/form/usual-secrets.ts';
import { bodyGroup, onVariantShown, shownVariant } from '#console/page-variants.ts';
import type { SandboxSession } from '#console/session/sandbox-session.ts';
import { send } from '#console/session/send.ts';
import type { LogEntry } from '#console/session/session-storage.ts';
import { notedForm } from '#console/share-request.ts';
import { exactJson } from '#openapi/json/exact-json.ts';
import type { Operation } from '#openapi/model/model.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { message } from '#words/console.ts';

/** What a console is for: one operation, and the sandbox of the page. */
export interface ConsoleSubject {
	data: ConsoleData;
	operation: Operation;
	session: SandboxSession;
	/** The first one is filled in. */
	tokens: readonly ExampleToken[];
	/** The form from a shared link to this page. */
	shared: ConsoleForm | undefined;
}

/** The state of one console with everything that can be done in it. Tells the page outside by events which request the form stands for. */
export function useConsole({ data, operation, session, tokens, shared }: ConsoleSubject) {
	const { model, tokenVariable } = data;
	const group = bodyGroup(isListBody(operation, model));
	// If the page shows the first alternative, the reader may not have chosen: then the form begins with the first example of the description, as the samples do.
	const [variant, setVariant] = useState(() => shownVariant(group) || undefined);
	const original = useMemo(() => initialForm(operation, model, variant), [operation, model, variant]);
	const headers = useMemo(() => uuidHeaders(operation, model), [operation, model]);
	const [state, dispatch] = useReducer(reduceConsole, shared ?? original, (form) => ({ ...initialState(form), put: original }));
	const { form, serverUrl, isFresh, alternative } = state;
	const chosen = data.servers.find(({ url }) => url === serverUrl);
	const server = chosen && { ...chosen, url: serverAddress(chosen, state.variables) };
	const requestOf = (filled: ConsoleForm) =>
		requestOfForm({ form: filled, operation }, model, { tokenVariable, alternative, ...(server && { server: server.url }) });
	const request = requestOf(form);
	const typed = state.secrets[placeOfSecrets(state)];
	const secretsOfSandbox = ({ credentials }: ApiRequest) => ({ ...usualSecrets(credentials, tokens[0]?.token), ...(server ? {} : typed) });
	const secrets = server ? (typed ?? {}) : secretsOfSandbox(request);
	const ignored = isFresh ? headers.map(keyOf) : [];
	const isAdjusted =
		server !== undefined || alternative !== 0 || !isSameJson(requestOf(withoutParameters(form, ignored)), requestOf(withoutParameters(original, ignored)));

	const running = useRef<AbortController>(undefined);
	const exchange = async (sent: Sent, { filled, to }: { filled?: ConsoleForm; to: string | undefined }) => {
		// A second click must not send twice what a server does twice.
		if (running.current) return;
		const stop = new AbortController();
		running.current = stop;
		dispatch({ type: 'start', ...(filled && { form: filled }) });
		const outcome = await send({ ...sent, signal: stop.signal }, session, to);
		running.current = undefined;
		dispatch({ type: 'finish', outcome, isReplay: filled === undefined });
	};
	const sendForm = (filled: ConsoleForm) => {
		const kept = server && notedForm({ form: filled, operation }, model);
		const noted = kept && { request: requestOf(kept), form: kept };
		const sent = { operation: operation.id, request: requestOf(filled), form: filled, secrets, files: filled.files };
		return exchange({ ...sent, ...(noted && { noted }) }, { filled, to: server?.url });
	};
	const followPage = useEffectEvent((index: number) => {
		setVariant(index);
		// An untouched form becomes the example of the alternative that the page shows; a changed form keeps as much input as it can.
		if (!isAdjusted) dispatch({ type: 'restore', form: initialForm(operation, model, index) });
	});
	useEffect(() => onVariantShown(group, followPage), [group]);
	const restore = () => dispatch({ type: 'restore', form: original });
	const readerOf = <Answer>(about: ConsoleForm, ask: (asked: ApiRequest) => Promise<Answer>) =>
		recordReader({ form: about, operation, alternative, server: server?.url }, data, ask);
	const readRecord = readerOf(form, async (asked) => {
		const noted = server && (await readerOf(notedForm({ form, operation }, model), async (kept) => kept)?.());
		const sent = { operation: operation.id, request: asked, secrets, files: {}, ...(noted && { noted: { request: noted } }) };
		const outcome = await send(sent, session, server?.url);
		return outcome.kind === 'exchange' ? outcome.exchange.response : undefined;
	});
	const matchHeaders = askedParameters(operation).filter(isMatchHeader);
	const readTag =
		readRecord &&
		(async () => {
			const record = await readRecord();
			const tag = record && headerOf(record, 'etag');
			if (tag === undefined) dispatch({ type: 'refuse', gaps: Object.fromEntries(matchHeaders.map(({ name }) => [parameterKey(name), message.unreadTag])) });
			return tag;
		});

	const announced = exactJson([request, isAdjusted]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for both values, which are made anew with every rendering
	useEffect(() => announceRequest({ request, isAdjusted }), [announced]);
	useEffect(() => onConsoleEvent(RESTORE_EXAMPLE, () => dispatch({ type: 'restore', form: original })), [original]);

	return {
		state,
		dispatch,
		server,
		request,
		secrets,
		isAdjusted,
		readRecord,
		readTag,
		restore,
		/** Sends an entry of the log once more, to the sandbox that it is from: what it holds was meant for no server. */
		replay: (entry: LogEntry) => exchange({ ...entry, secrets: secretsOfSandbox(entry.request) }, { to: undefined }),
		/** Ends a request that is on its way to a real server. */
		stop: () => running.current?.abort(),
		/** Sends what the form stands for. Refuses a form with gaps unless `anyway`. */
		run: async (anyway: boolean) => {
			const filled = isFresh ? renewUuids(form, headers) : form;
			const gaps = { ...missingValues(filled, operation, model), ...(server && missingSecrets(request.credentials, secrets)) };
			// Without an address nothing can be sent, even if the reader insists (`anyway`).
			const astray = chosen ? addressProblems(chosen, state.variables) : {};
			const isRefused = form.draft !== undefined || Object.keys(astray).length > 0 || (Object.keys(gaps).length > 0 && !anyway);
			if (isRefused) dispatch({ type: 'refuse', form: filled, gaps: { ...astray, ...gaps } });
			else await sendForm(filled);
		},
		/** Puts the tag that the record has now into the form and sends that. */
		renewTag: async () => {
			const tag = await readTag?.();
			// Without the tag the request would overwrite the current record, whatever it is.
			if (tag === undefined) return;
			const renewed = Object.fromEntries(matchHeaders.map((parameter) => [keyOf(parameter), tag]));
			await sendForm({ ...form, parameters: { ...form.parameters, ...renewed } });
		},
	};
}

const isSameJson = (one: unknown, other: unknown) => exactJson(one) === exactJson(other);

/** A form without some of its parameters, for comparing. */
function withoutParameters(form: ConsoleForm, keys: readonly string[]): ConsoleForm {
	return { ...form, parameters: { ...form.parameters, ...Object.fromEntries(keys.map((key) => [key, undefined])) } };
}
