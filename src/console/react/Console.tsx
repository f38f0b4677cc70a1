import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { callServer } from '#console/call-server.ts';
import type { ConsoleData } from '#console/console-data.ts';
import { type Exchange, headerOf, problemsIn } from '#console/exchange.ts';
import type { FieldProblems } from '#console/field-problems.ts';
import { initialForm, keyOf, renewUuids, requestOfForm, uuidHeaders } from '#console/form.ts';
import { missingValues } from '#console/missing-values.ts';
import type { Practice, Sent } from '#console/practice.ts';
import { statusWords } from '#console/status-words.ts';
import type { LogEntry } from '#console/storage.ts';
import { tagReader } from '#console/tag-reader.ts';
import type { Operation } from '#openapi/model/model.ts';
import { curl } from '#openapi/samples/curl.ts';
import { consoleText, message } from '#words/console.ts';
import { AdjustedSamples } from './AdjustedSamples.tsx';
import { Credentials, type ExampleToken } from './Credentials.tsx';
import { FailureView } from './FailureView.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestLog } from './RequestLog.tsx';
import { ResponseView } from './ResponseView.tsx';
import { Toolbar } from './Toolbar.tsx';

export interface ConsoleProps {
	data: ConsoleData;
	operation: Operation;
	practice: Practice;
	/** The first one is filled in. */
	tokens: readonly ExampleToken[];
	/** The reader has asked for the example to be run; otherwise for the form. */
	isRunAtOnce: boolean;
}

type Outcome = { kind: 'exchange'; exchange: Exchange } | { kind: 'failed'; reasons: readonly string[]; curl: string };

/** The form of one operation, its run, and what comes of it. */
export function Console({ data, operation, practice, tokens, isRunAtOnce }: ConsoleProps) {
	const { model, tokenVariable } = data;
	const id = useId();
	const original = useMemo(() => initialForm(operation, model), [operation, model]);
	const [form, setForm] = useState(original);
	const [generation, setGeneration] = useState(0);
	const [serverUrl, setServerUrl] = useState('');
	const server = data.servers.find(({ url }) => url === serverUrl);
	const headers = useMemo(() => uuidHeaders(operation, model), [operation, model]);
	const [isFresh, setFresh] = useState(true);
	const requestOf = useCallback(
		(filled: typeof form) => requestOfForm(filled, operation, model, { tokenVariable, ...(server && { server: server.url }) }),
		[operation, model, tokenVariable, server],
	);
	const request = useMemo(() => requestOf(form), [requestOf, form]);
	const [secrets, setSecrets] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({});
	const token = tokens[0]?.token ?? 'beispiel';
	const usual = Object.fromEntries(
		request.credentials.flatMap((credential) =>
			credential.kind === 'token'
				? [[credential.variable, token]]
				: [
						[credential.userVariable, token],
						[credential.passwordVariable, token],
					],
		),
	);
	const shownSecrets = { ...(server ? {} : usual), ...secrets[serverUrl] };
	const [outcome, setOutcome] = useState<Outcome>();
	const [problems, setProblems] = useState<FieldProblems>({});
	const [missing, setMissing] = useState(0);
	/** How often a run was refused because something is missing. */
	const [refusals, setRefusals] = useState(0);
	const [isRunning, setRunning] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const root = useRef<HTMLDivElement>(null);

	const send = async (sent: Sent) => {
		setRunning(true);
		setMissing(0);
		setOutcome(await outcomeOf(sent, practice, server?.url));
		setRunning(false);
	};
	const run = async (anyway: boolean) => {
		const filled = isFresh ? renewUuids(form, headers) : form;
		setForm(filled);
		const gaps = missingValues(filled, operation, model);
		if (form.draft !== undefined || (Object.keys(gaps).length > 0 && !anyway)) {
			setProblems(gaps);
			setMissing(Object.keys(gaps).length);
			setRefusals(refusals + 1);
			return;
		}
		await send({ operation: operation.id, request: requestOf(filled), secrets: shownSecrets, files: filled.files });
	};
	useEffect(() => {
		setProblems(outcome?.kind === 'exchange' ? problemsIn(outcome.exchange.response) : {});
		heading.current?.focus();
	}, [outcome]);
	useEffect(() => {
		if (refusals > 0) focusFirstProblem(root);
	}, [refusals]);

	const readTag = tagReader(form, operation, data, async (request) => {
		const result = await outcomeOf({ operation: operation.id, request, secrets: shownSecrets, files: {} }, practice, server?.url);
		return result.kind === 'exchange' ? headerOf(result.exchange.response, 'etag') : undefined;
	});

	const begun = useRef(false);
	useEffect(() => {
		if (begun.current) return;
		begun.current = true;
		if (isRunAtOnce) void run(false);
		else root.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
	});

	const restore = () => {
		setForm(original);
		setProblems({});
		setMissing(0);
		setGeneration(generation + 1);
	};
	const ignored = isFresh ? headers.map(keyOf) : [];
	const isAdjusted = server !== undefined || JSON.stringify(requestOf(without(form, ignored))) !== JSON.stringify(requestOf(without(original, ignored)));
	const status = outcome?.kind === 'exchange' ? outcome.exchange.response.status : undefined;
	return (
		<div className="console-root" ref={root}>
			<p className="console-promise">{server ? consoleText.realPromise(new URL(server.url).host) : consoleText.promise}</p>
			{!practice.isLasting && <p className="console-problem">{consoleText.notKept}</p>}
			{data.servers.length > 0 && (
				<label className="console-row" htmlFor={`${id}-target`}>
					{consoleText.target}{' '}
					<select id={`${id}-target`} value={serverUrl} onChange={({ target }) => setServerUrl(target.value)}>
						<option value="">{consoleText.practice}</option>
						{data.servers.map(({ name, url }) => (
							<option key={url} value={url}>
								{name} ({url})
							</option>
						))}
					</select>
				</label>
			)}
			<Credentials
				credentials={request.credentials}
				secrets={shownSecrets}
				setSecret={(variable, secret) => setSecrets({ ...secrets, [serverUrl]: { ...secrets[serverUrl], [variable]: secret } })}
				tokens={server ? [] : tokens}
				isReal={server !== undefined}
			/>
			<RequestForm
				key={generation}
				model={model}
				operation={operation}
				form={form}
				setForm={setForm}
				problems={problems}
				isFresh={isFresh}
				setFresh={setFresh}
				readTag={readTag}
			/>
			<div className="console-actions">
				<button type="button" className="button" onClick={() => run(false)} aria-disabled={isRunning}>
					{isRunning ? consoleText.running : server ? consoleText.runReal(server.name) : consoleText.run}
				</button>
				{missing > 0 && (
					<>
						<span className="console-problem">{message.missing(missing)}</span>
						<button type="button" className="console-minor" onClick={() => run(true)}>
							{consoleText.sendAnyway}
						</button>
					</>
				)}
				{isAdjusted && (
					<button type="button" className="console-minor" onClick={restore}>
						{consoleText.restore}
					</button>
				)}
			</div>
			<p className="visually-hidden" role="status">
				{isRunning ? consoleText.running : status === undefined ? '' : consoleText.responseOf(status, statusWords(status))}
			</p>
			{outcome?.kind === 'exchange' && <ResponseView exchange={outcome.exchange} headingRef={heading} />}
			{outcome?.kind === 'failed' && <FailureView reasons={outcome.reasons} curl={outcome.curl} headingRef={heading} />}
			<RequestLog practice={practice} onReplay={(entry: LogEntry) => void send(entry)} />
			<Toolbar practice={practice} onReset={() => setOutcome(undefined)} />
			<AdjustedSamples request={request} isAdjusted={isAdjusted} onRestore={restore} />
		</div>
	);
}

/** Sends a request to where it belongs. */
async function outcomeOf(sent: Sent, practice: Practice, server: string | undefined): Promise<Outcome> {
	const example = curl(sent.request);
	try {
		const result = server === undefined ? await practice.run(sent) : await callServer(sent, server);
		if ('reasons' in result) return { kind: 'failed', reasons: result.reasons, curl: example };
		if (server !== undefined) {
			const { operation, request } = sent;
			const { status, duration } = result.response;
			await practice.note({ at: Date.now(), operation, request, server, secrets: {}, files: {}, status, duration });
		}
		return { kind: 'exchange', exchange: result };
	} catch (error) {
		return { kind: 'failed', reasons: [message.cannotSend(error instanceof Error ? error.message : String(error))], curl: example };
	}
}

/** A form without some of its parameters, for comparing. */
function without<F extends { parameters: Readonly<Record<string, unknown>> }>(form: F, keys: readonly string[]): F {
	return { ...form, parameters: { ...form.parameters, ...Object.fromEntries(keys.map((key) => [key, undefined])) } };
}

function focusFirstProblem(root: RefObject<HTMLDivElement | null>): void {
	root.current?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[tabindex]')?.focus();
}
