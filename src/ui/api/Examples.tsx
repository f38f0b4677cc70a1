import { isExternal } from '../href.ts';
import { api } from '../strings.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import type { CodeExample } from './code-view.ts';

/** Examples of a body: a single one stands there, several can be opened. */
export function Examples({ examples, firstOpen }: { examples: readonly CodeExample[]; firstOpen: boolean }) {
	const [only] = examples;
	if (examples.length === 1 && only) {
		return (
			<div id={only.anchor}>
				{only.title !== api.example && <p className="example-title">{only.title}</p>}
				<ExampleBody example={only} />
			</div>
		);
	}
	return examples.map((example, index) => (
		<details key={example.anchor} className="example" id={example.anchor} open={firstOpen && index === 0}>
			<summary>{example.title}</summary>
			<ExampleBody example={example} />
		</details>
	));
}

function ExampleBody({ example: { description, html, address } }: { example: CodeExample }) {
	return (
		<>
			<ApiMarkdown text={description} />
			{html !== undefined && <CodeBlock html={html} />}
			{address !== undefined && (
				<p>
					{isExternal(address) ? (
						<a href={address} rel="noopener">
							{api.externalExample}
						</a>
					) : (
						<code>{address}</code>
					)}
				</p>
			)}
		</>
	);
}
