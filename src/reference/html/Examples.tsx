import './fields.css';
import './panels.css';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import type { CodeExample } from './code-view.ts';
import { ForVariant } from './ForVariant.tsx';
import { SafeLink } from './SafeLink.tsx';

/** Examples of a body: a single one is shown, several can be opened. */
export function Examples({ examples, firstOpen }: { examples: readonly CodeExample[]; firstOpen: boolean }) {
	const [only] = examples;
	if (examples.length === 1 && only) {
		return (
			<div id={only.anchor}>
				{only.title !== undefined && <p className="example-title">{only.title}</p>}
				<ExampleBody example={only} />
			</div>
		);
	}
	return examples.map((example, index) =>
		example.variant ? (
			<ForVariant key={example.anchor} variant={example.variant}>
				<div id={example.anchor}>
					<ExampleBody example={example} />
				</div>
			</ForVariant>
		) : (
			<details key={example.anchor} className="example" open={firstOpen && index === 0}>
				<summary>{example.title ?? api.example}</summary>
				<div id={example.anchor}>
					<ExampleBody example={example} />
				</div>
			</details>
		),
	);
}

function ExampleBody({ example: { description, html, address } }: { example: CodeExample }) {
	return (
		<>
			<ApiMarkdown text={description} />
			{html !== undefined && <CodeBlock html={html} />}
			{address !== undefined && (
				<p>
					<SafeLink href={address}>{api.externalExample}</SafeLink>
				</p>
			)}
		</>
	);
}
