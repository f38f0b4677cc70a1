import { lazy, Suspense, useEffect, useRef } from 'react';
import { placeOfSecrets } from '#console/console-state.ts';
import { cookieNamesOf, wireOf } from '#console/exchange/wire.ts';
import { fieldNames } from '#console/form/field-problems.ts';
import { askedParameters } from '#console/form/form.ts';
import { isMatchHeader } from '#console/form/tag-reader.ts';
import { signedSchemes } from '#openapi/request/credentials.ts';
import { useKeptFocus } from '#ui/islands/use-kept-focus.ts';
import { consoleText, message } from '#words/console.ts';
import { CONSOLE_FAILED } from '#words/console-frame.ts';
import { statusPhrase } from '#words/status-words.ts';
import { BesideForm } from './BesideForm.tsx';
import { Credentials } from './Credentials.tsx';
import { ExchangeView } from './ExchangeView.tsx';
import { FailureView } from './FailureView.tsx';
import { RawRequest } from './RawMessage.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestLog } from './RequestLog.tsx';
import { ServerChoice } from './ServerChoice.tsx';
import { ShareLink } from './ShareLink.tsx';
import { TagAdvice } from './TagAdvice.tsx';
import { Toolbar } from './Toolbar.tsx';
import { type ConsoleSubject, useConsole } from './use-console.ts';

/** Few readers need the form for signing in: it loads with the first real server that requires a token. */
const LazySignInForm = lazy(() =>
	import('./SignInForm.tsx').then(
		(module) => ({ default: module.SignInForm }),
		() => ({ default: () => <p className="console-problem">{CONSOLE_FAILED}</p> }),
	),
);

export interface ConsoleProps extends ConsoleSubject {
	/** Address of this site that authorisation servers send readers back to. */
	redirect: string;
	/** Id of the console's heading, which links to a request begin with. */
	anchor: string;
	/** The reader has asked for the example to be run; otherwise for the form. */
	isRunAtOnce: boolean;
}

/** The form of one operation, its run, and its outcome. */
export function Console(props: ConsoleProps) {
	const { data, operation, session, tokens, redirect, isRunAtOnce, anchor } = props;
	const { state, dispatch, server, request, secrets, isAdjusted, readRecord, readTag, restore, replay, run, stop, renewTag } = useConsole(props);
	const { form, outcome, problems, refused, isRunning } = state;
	const place = placeOfSecrets(state);
	const heading = useRef<HTMLHeadingElement>(null);
	const root = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (outcome && heading.current) goToAnswer(heading.current);
	}, [outcome]);
	useEffect(() => {
		if (refused.times > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[tabindex]')?.focus();
	}, [refused.times]);
	useKeptFocus(root);
	const begun = useRef(false);
	useEffect(() => {
		if (begun.current) return;
		begun.current = true;
		if (isRunAtOnce) void run(false);
		else root.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
	});

	const cookieNames = cookieNamesOf(wireOf(request, { secrets, files: {} })).join(', ');
	const hasTag = readRecord !== undefined && askedParameters(operation).some(isMatchHeader);
	const status = outcome?.kind === 'exchange' ? outcome.exchange.response.status : undefined;
	const advice = hasTag && !state.isReplay && status !== undefined && <TagAdvice status={status} readRecord={readRecord} renewTag={renewTag} />;
	return (
		<div className="console-root" ref={root}>
			<p className="console-promise">{server ? consoleText.realPromise(server.url.replace(/^https?:\/\//, '').replace(/\/.*/, '')) : consoleText.promise}</p>
			{!session.isLasting && <p className="console-problem">{consoleText.notKept}</p>}
			{data.servers.length > 0 && (
				<ServerChoice
					servers={data.servers}
					url={state.serverUrl}
					onChoose={(url) => dispatch({ type: 'chooseServer', url })}
					values={state.variables}
					setVariable={(name, value) => dispatch({ type: 'setVariable', name, value })}
					problems={problems}
				/>
			)}
			<Credentials
				alternatives={operation.security}
				alternative={state.alternative}
				chooseAlternative={(index) => dispatch({ type: 'chooseAlternative', index })}
				problems={problems}
				credentials={request.credentials}
				secrets={secrets}
				setSecret={(variable, secret) => dispatch({ type: 'setSecret', variable, secret })}
				tokens={server ? [] : tokens}
				isReal={server !== undefined}
			>
				{server &&
					signedSchemes(operation, data.model, { tokenVariable: data.tokenVariable, alternative: state.alternative }).map(({ scheme, credential }) => {
						const signIn = data.signIn.find((allowed) => allowed.scheme === scheme.name && allowed.flows.length > 0);
						const scopes = operation.security[state.alternative]?.schemes.find(({ name }) => name === scheme.name)?.scopes ?? [];
						if (signIn === undefined || credential.kind === 'basic') return null;
						return (
							<Suspense key={`${place} ${scheme.name}`} fallback={null}>
								<LazySignInForm
									signIn={signIn}
									scopes={scopes.map(({ name }) => name)}
									redirect={redirect}
									onToken={(secret) => dispatch({ type: 'setSecret', variable: credential.variable, secret, place })}
								/>
							</Suspense>
						);
					})}
			</Credentials>
			{server && cookieNames !== '' && <p className="console-problem">{consoleText.cookies(cookieNames)}</p>}
			<RequestForm
				key={state.restored}
				model={data.model}
				operation={operation}
				form={form}
				edit={(change) => dispatch({ type: 'edit', change })}
				exchangeBody={(change) => dispatch({ type: 'exchangeBody', change })}
				problems={problems}
				isFresh={state.isFresh}
				setFresh={(isFresh) => dispatch({ type: 'setFresh', isFresh })}
				readTag={readTag}
			/>
			<RawRequest request={request} secrets={server ? hidden(secrets) : secrets} files={form.files} />
			<div className="console-actions">
				<button type="button" className="button" onClick={() => run(false)} aria-disabled={isRunning}>
					{isRunning ? consoleText.running : server ? consoleText.runReal(server.name) : consoleText.run}
				</button>
				{isRunning && server && (
					<button type="button" className="console-minor" onClick={stop}>
						{consoleText.stop}
					</button>
				)}
				{refused.missing > 0 && (
					<>
						<span className="console-problem">{message.missing(refused.missing, fieldNames(problems))}</span>
						<button type="button" className="console-minor" onClick={() => run(true)}>
							{consoleText.sendAnyway}
						</button>
					</>
				)}
				<TakeBack isOffered={state.replaced.length > 0} onClick={() => dispatch({ type: 'takeBack' })} />
				{isAdjusted && (
					<>
						<button type="button" className="console-minor" onClick={restore}>
							{consoleText.restore}
						</button>
						{form.draft === undefined && <ShareLink anchor={anchor} form={form} operation={operation} model={data.model} />}
					</>
				)}
			</div>
			<p className="visually-hidden" role="status">
				{isRunning ? consoleText.running : status === undefined ? '' : consoleText.responseOf(status, statusPhrase(status))}
			</p>
			{outcome && (
				<BesideForm goBack={() => root.current?.querySelector<HTMLElement>('.console-actions button')?.focus()}>
					{outcome.kind === 'exchange' ? (
						<ExchangeView exchange={outcome.exchange} headingRef={heading} advice={advice} />
					) : (
						<FailureView reasons={outcome.reasons} curl={outcome.curl} headingRef={heading} />
					)}
				</BesideForm>
			)}
			<RequestLog session={session} onReplay={replay} onReuse={(reused) => dispatch({ type: 'restore', form: reused })} operation={operation.id} />
			<Toolbar session={session} onReset={() => dispatch({ type: 'forget' })} />
		</div>
	);
}

/** Brings back what a reader had entered before something else came in its place. */
function TakeBack({ isOffered, onClick }: { isOffered: boolean; onClick(): void }) {
	if (!isOffered) return null;
	return (
		<button type="button" className="console-minor" onClick={onClick}>
			{consoleText.takeBack}
		</button>
	);
}

/** Moves the focus to an answer. The form stays where it is when the answer shows beside it. */
function goToAnswer(heading: HTMLElement): void {
	heading.focus({ preventScroll: true });
	const { top, bottom } = heading.getBoundingClientRect();
	if (top < 0 || bottom > innerHeight) heading.scrollIntoView({ block: 'nearest' });
}

/** Secrets of real servers are not shown on the page. */
const hidden = (secrets: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(secrets).map(([variable, secret]) => [variable, secret === '' ? '' : '••••']));
