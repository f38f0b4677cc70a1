import { useEffect, useRef, useState } from 'react';
import type { ConsoleData, ExampleToken } from '#console/data/console-data.ts';
import { bodyContent, type Exchange } from '#console/exchange/exchange.ts';
import { afterStep, looksAt, requestOfStep, type StepRequest, takenFrom } from '#console/recipe.ts';
import type { SandboxSession } from '#console/session/sandbox-session.ts';
import { jsonText } from '#openapi/samples/json-text.ts';
import { needsOf, type Taken } from '#schema/recipe-values.ts';
import type { RecipeStep } from '#schema/recipes.ts';
import { consoleText, message, recipeText } from '#words/console.ts';
import { example } from '#words/samples.ts';
import { statusPhrase } from '#words/status-words.ts';
import { CodeRegion } from './CodeRegion.tsx';
import { ResponseBody, ResponseHeaders } from './ExchangeView.tsx';
import { StatusCode } from './StatusCode.tsx';

export interface RecipePlayerProps {
	data: ConsoleData;
	steps: readonly RecipeStep[];
	session: SandboxSession;
	/** The first one is used where a step names none. */
	tokens: readonly ExampleToken[];
}

/** A recipe that is played through step by step; what a response gives goes into the requests after it. */
export function RecipePlayer({ data, steps, session, tokens }: RecipePlayerProps) {
	const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
	const taken = takenUpTo(steps, exchanges, exchanges.length);
	const root = useRef<HTMLDivElement>(null);
	const isAtStart = exchanges.length === 0;
	// The focus moves here, because the pressed button is gone.
	useEffect(() => {
		if (isAtStart) root.current?.querySelector<HTMLElement>('.console-row button')?.focus();
	}, [isAtStart]);
	const restart = async () => {
		await session.reset();
		setExchanges([]);
	};
	return (
		<div className="console-root console-recipe" ref={root}>
			<p className="console-promise">{consoleText.promise}</p>
			<ol>
				{steps.map((step, index) => (
					<PlayedStep
						key={recipeText.step(index + 1, steps.length)}
						step={step}
						words={recipeText.step(index + 1, steps.length)}
						exchange={exchanges[index]}
						isDue={index <= exchanges.length}
						isSkipped={exchanges.length > index - 1 && index > 0 && index >= exchanges.length && needsOf(step).some((name) => !Object.hasOwn(taken, name))}
						request={requestOfStep(step, takenUpTo(steps, exchanges, index), data)}
						usualToken={tokens[0]?.token ?? example.path}
						session={session}
						onDone={(exchange) => setExchanges(afterStep(exchanges, index, exchange))}
					/>
				))}
			</ol>
			{!isAtStart && (
				<p>
					<button type="button" className="console-minor" onClick={restart}>
						{recipeText.restart}
					</button>
				</p>
			)}
		</div>
	);
}

function takenUpTo(steps: readonly RecipeStep[], exchanges: readonly Exchange[], count: number): Taken {
	return Object.fromEntries(
		exchanges.slice(0, count).flatMap(({ response }, index) => (steps[index] ? Object.entries(takenFrom(steps[index], response)) : [])),
	);
}

interface PlayedStepProps {
	step: RecipeStep;
	/** „Schritt 1 von 3“. */
	words: string;
	exchange: Exchange | undefined;
	isDue: boolean;
	isSkipped: boolean;
	request: StepRequest | undefined;
	usualToken: string;
	session: SandboxSession;
	onDone(exchange: Exchange): void;
}

function PlayedStep({ step, words, exchange, isDue, isSkipped, request: made, usualToken, session, onDone }: PlayedStepProps) {
	const [isRunning, setRunning] = useState(false);
	const [fault, setFault] = useState<string>();
	if (made === undefined) return null;
	const { operation, request, files, token = usualToken } = made;
	const secrets = Object.fromEntries(request.credentials.flatMap((credential) => (credential.kind === 'token' ? [[credential.variable, token]] : [])));
	const run = async () => {
		if (isRunning) return;
		setRunning(true);
		setFault(undefined);
		try {
			let last: Exchange | undefined;
			for (let turn = 0; turn < step.times; turn++) last = await session.run({ operation: operation.id, request, secrets, files });
			if (last) onDone(last);
		} catch (error) {
			setFault(message.cannotSend(error instanceof Error ? error.message : String(error)));
		}
		setRunning(false);
	};
	return (
		<li className="console-step">
			<p className="console-step-title">
				<small>{words}</small> <strong>{step.title}</strong>
			</p>
			<RequestOfStep request={request} />
			{isSkipped ? (
				<p className="console-hint">{recipeText.skipped}</p>
			) : (
				<p className="console-row">
					<button type="button" className={exchange ? 'console-minor' : 'button'} disabled={!isDue} aria-disabled={isRunning} onClick={run}>
						{isRunning ? consoleText.running : exchange ? recipeText.again : recipeText.run}
						<span className="visually-hidden">: {step.title}</span>
					</button>
					{step.times > 1 && <small>{recipeText.times(step.times)}</small>}
					{!isDue && <small>{recipeText.waits}</small>}
				</p>
			)}
			<div role="status">
				{fault !== undefined && <p className="console-problem">{fault}</p>}
				{exchange && (
					<p>
						<StatusCode status={exchange.response.status} /> {statusPhrase(exchange.response.status)}
					</p>
				)}
			</div>
			{exchange && <ResponseOfStep step={step} response={exchange.response} />}
		</li>
	);
}

/** The request of a step as it is sent: method, address, header fields and body. */
function RequestOfStep({ request: { method, endpoint, query, headers, body } }: Pick<StepRequest, 'request'>) {
	return (
		<>
			<pre className="console-line">
				<code>
					<b>{method}</b> {new URL(endpoint).pathname}
					{query.length > 0 && `?${query.join('&')}`}
					{headers.map(({ name, value }) => `\n${name}: ${value}`)}
				</code>
			</pre>
			{body.kind === 'json' && (
				<details className="console-more">
					<summary>{consoleText.body}</summary>
					<CodeRegion text={jsonText(body.value)} label={consoleText.body} language="json" />
				</details>
			)}
			{body.kind === 'multipart' && (
				<ul className="console-parts">
					{body.parts.map((part) => (
						<li key={part.name}>
							<code>{part.name}</code> {part.kind === 'file' ? part.fileName : part.value}
						</li>
					))}
				</ul>
			)}
		</>
	);
}

/** The values of the response that a step is about, what they mean, and the whole response in a fold. */
function ResponseOfStep({ step, response }: { step: RecipeStep; response: Exchange['response'] }) {
	return (
		<>
			<dl className="console-looks" aria-label={recipeText.look}>
				{looksAt(step, response).map(({ words: name, value }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>
							<code>{value}</code>
						</dd>
					</div>
				))}
			</dl>
			{step.result !== undefined && <p>{step.result}</p>}
			<ResponseHeaders response={response} />
			<details className="console-more">
				<summary>{recipeText.whole}</summary>
				<ResponseBody content={bodyContent(response)} response={response} />
			</details>
		</>
	);
}
