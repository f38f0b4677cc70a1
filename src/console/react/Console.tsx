import { useEffect, useRef } from 'react';
import { statusWords } from '#console/exchange/status-words.ts';
import { consoleText, message } from '#words/console.ts';
import { Credentials } from './Credentials.tsx';
import { FailureView } from './FailureView.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestLog } from './RequestLog.tsx';
import { ResponseView } from './ResponseView.tsx';
import { ServerChoice } from './ServerChoice.tsx';
import { Toolbar } from './Toolbar.tsx';
import { type ConsoleSubject, useConsole } from './use-console.ts';

export interface ConsoleProps extends ConsoleSubject {
	/** The reader has asked for the example to be run; otherwise for the form. */
	isRunAtOnce: boolean;
}

/** The form of one operation, its run, and what comes of it. */
export function Console(props: ConsoleProps) {
	const { data, operation, session, tokens, isRunAtOnce } = props;
	const { state, dispatch, server, request, secrets, isAdjusted, readTag, restore, replay, run } = useConsole(props);
	const { form, outcome, problems, refused, isRunning } = state;
	const heading = useRef<HTMLHeadingElement>(null);
	const root = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (outcome) heading.current?.focus();
	}, [outcome]);
	useEffect(() => {
		if (refused.times > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[tabindex]')?.focus();
	}, [refused.times]);
	const begun = useRef(false);
	useEffect(() => {
		if (begun.current) return;
		begun.current = true;
		if (isRunAtOnce) void run(false);
		else root.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
	});

	const status = outcome?.kind === 'exchange' ? outcome.exchange.response.status : undefined;
	return (
		<div className="console-root" ref={root}>
			<p className="console-promise">{server ? consoleText.realPromise(new URL(server.url).host) : consoleText.promise}</p>
			{!session.isLasting && <p className="console-problem">{consoleText.notKept}</p>}
			{data.servers.length > 0 && <ServerChoice servers={data.servers} url={state.serverUrl} onChoose={(url) => dispatch({ type: 'chooseServer', url })} />}
			<Credentials
				credentials={request.credentials}
				secrets={secrets}
				setSecret={(variable, secret) => dispatch({ type: 'setSecret', variable, secret })}
				tokens={server ? [] : tokens}
				isReal={server !== undefined}
			/>
			<RequestForm
				key={state.restored}
				model={data.model}
				operation={operation}
				form={form}
				edit={(change) => dispatch({ type: 'edit', change })}
				problems={problems}
				isFresh={state.isFresh}
				setFresh={(isFresh) => dispatch({ type: 'setFresh', isFresh })}
				readTag={readTag}
			/>
			<div className="console-actions">
				<button type="button" className="button" onClick={() => run(false)} aria-disabled={isRunning}>
					{isRunning ? consoleText.running : server ? consoleText.runReal(server.name) : consoleText.run}
				</button>
				{refused.missing > 0 && (
					<>
						<span className="console-problem">{message.missing(refused.missing)}</span>
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
			<RequestLog session={session} onReplay={replay} />
			<Toolbar session={session} onReset={() => dispatch({ type: 'forget' })} />
		</div>
	);
}
