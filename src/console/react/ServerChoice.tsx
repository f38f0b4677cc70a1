import { useId } from 'react';
import type { RealServer } from '#console/data/console-data.ts';
import { type FieldProblems, serverKey } from '#console/form/field-problems.ts';
import { variableValue } from '#console/form/server-address.ts';
import { withoutMarks } from '#text/without-marks.ts';
import { consoleText } from '#words/console.ts';
import { WordedSelect } from './WordedSelect.tsx';

interface ServerChoiceProps {
	servers: readonly RealServer[];
	/** Address of the chosen one; empty for the sandbox. */
	url: string;
	onChoose(url: string): void;
	/** What the reader has chosen for the variables of the address. */
	values: Readonly<Record<string, string>>;
	setVariable(name: string, value: string): void;
	problems: FieldProblems;
}

/** Where requests go: the sandbox, or one of the servers that the owner allows. */
export function ServerChoice({ servers, url, onChoose, values, setVariable, problems }: ServerChoiceProps) {
	const id = useId();
	const chosen = servers.find((server) => server.url === url);
	return (
		<>
			<label className="console-row" htmlFor={id}>
				{consoleText.target}{' '}
				<WordedSelect
					attributes={{ id }}
					value={url}
					options={[{ value: '', words: consoleText.sandbox }, ...servers.map((server) => ({ value: server.url, words: `${server.name} (${server.url})` }))]}
					onChoose={onChoose}
				/>
			</label>
			{chosen?.variables.map((variable) => (
				<ServerVariable
					key={variable.name}
					variable={variable}
					value={variableValue(variable, values)}
					onChange={(value) => setVariable(variable.name, value)}
					problem={problems[serverKey(variable.name)]}
				/>
			))}
		</>
	);
}

/** One variable of an address: a choice where the description names the values. */
function ServerVariable({
	variable: { name, enum: values, description },
	value,
	onChange,
	problem,
}: {
	variable: RealServer['variables'][number];
	value: string;
	onChange(value: string): void;
	problem: string | undefined;
}) {
	const id = useId();
	const described = problem === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const);
	return (
		<div className="console-field">
			<div className="console-label">
				<label htmlFor={id}>
					<code>{name}</code>
				</label>
			</div>
			{values.length > 0 ? (
				<WordedSelect attributes={{ id }} value={value} options={values.map((each) => ({ value: each, words: each }))} onChoose={onChange} />
			) : (
				<input id={id} {...described} type="text" autoComplete="off" spellCheck={false} value={value} onChange={({ target }) => onChange(target.value)} />
			)}
			{problem !== undefined && (
				<p className="console-problem" id={`${id}-problem`}>
					{problem}
				</p>
			)}
			{description !== undefined && <p className="console-hint">{withoutMarks(description)}</p>}
		</div>
	);
}
