import { useId } from 'react';
import type { RealServer } from '#console/data/console-data.ts';
import { withoutMarks } from '#text/without-marks.ts';
import { consoleText } from '#words/console.ts';

interface ServerChoiceProps {
	servers: readonly RealServer[];
	/** Address of the chosen one; empty for the sandbox. */
	url: string;
	onChoose(url: string): void;
	/** What the reader has chosen for the variables of the address. */
	values: Readonly<Record<string, string>>;
	setVariable(name: string, value: string): void;
}

/** Where requests go: the sandbox, or one of the servers that the owner allows. */
export function ServerChoice({ servers, url, onChoose, values, setVariable }: ServerChoiceProps) {
	const id = useId();
	const chosen = servers.find((server) => server.url === url);
	return (
		<>
			<label className="console-row" htmlFor={id}>
				{consoleText.target}{' '}
				<select id={id} value={url} onChange={({ target }) => onChoose(target.value)}>
					<option value="">{consoleText.sandbox}</option>
					{servers.map((server) => (
						<option key={server.url} value={server.url}>
							{server.name} ({server.url})
						</option>
					))}
				</select>
			</label>
			{chosen?.variables.map((variable) => (
				<ServerVariable
					key={variable.name}
					variable={variable}
					value={values[variable.name] ?? variable.default}
					onChange={(value) => setVariable(variable.name, value)}
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
}: {
	variable: RealServer['variables'][number];
	value: string;
	onChange(value: string): void;
}) {
	const id = useId();
	return (
		<div className="console-field">
			<div className="console-label">
				<label htmlFor={id}>
					<code>{name}</code>
				</label>
			</div>
			{values.length > 0 ? (
				<select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
					{values.map((each) => (
						<option key={each}>{each}</option>
					))}
				</select>
			) : (
				<input id={id} type="text" autoComplete="off" spellCheck={false} value={value} onChange={({ target }) => onChange(target.value)} />
			)}
			{description !== undefined && <p className="console-hint">{withoutMarks(description)}</p>}
		</div>
	);
}
