export const textsHelp = {
	'wrong-term': {
		what: 'A text uses a word for which the site prefers another term.',
		why: 'Readers wonder whether two words mean two things, and search and application know only one of them.',
		fix: 'Use the term the message suggests; quotations may stay. The words are listed under “terms” in `checks/terminology.yml`, and under `term.forbidden` in the front matter of term pages.',
	},
	'foreign-word': {
		what: 'A German text uses a foreign word for which the site prefers a German one.',
		why: 'Not every reader knows it, and the screen shows a different word.',
		fix: 'Use the German word the message suggests. The words are listed under “foreign” in `checks/terminology.yml`.',
	},
	tone: {
		what: 'A German text contains a word, phrase or exclamation mark that the site avoids.',
		why: 'Fillers and assurances say nothing and waste time; “simply” offends readers who are struggling.',
		fix: 'Leave the word out, or use what the message suggests. The phrases are listed under “tone” in `checks/terminology.yml`. Code, keys, labels and quotations are exempt.',
	},
	spelling: {
		what: "A German text contains a word that is neither in the dictionary nor in the site's word list.",
		why: 'It is usually a typo, and search will not find it.',
		fix: 'Correct the word. Add legitimate technical terms to `checks/words.txt`, and format names and values as code.',
	},
	'misspelt-anchor': {
		what: 'The id of a heading contains an unknown word that is one letter off from a word on the page, or repeats the heading with two letters swapped.',
		why: 'It is usually a typo. The id is part of addresses that readers share and other sites link to, so it cannot be changed later.',
		fix: 'Correct the id. Add legitimate technical terms to `checks/words.txt`.',
	},
	'word-list': {
		what: 'An entry in the word list is out of order, duplicated or not needed.',
		why: 'An unneeded entry can hide a typo later, and words are easier to find in a sorted list.',
		fix: 'Sort `checks/words.txt` alphabetically, and remove words that no text uses.',
	},
	'misspelt-search-word': {
		what: 'A search word (`search_words`, `keywords`, `search.synonyms`) is unknown, and becomes a known word if two letters are swapped.',
		why: 'Readers who type the word correctly will not find the section; those who mistype it are helped by the search anyway.',
		fix: 'Correct the word.',
	},
	typography: {
		what: 'A German text contains a character that is typographically wrong and that the build does not correct.',
		why: 'A point instead of a comma makes a value ambiguous; wrong characters distract readers and break search.',
		fix: 'Write what the message suggests. In Markdown, the build sets no-break spaces, quotation marks, × and dashes in ranges itself, but not in front matter, settings or attributes.',
	},
	'unknown-label': {
		what: 'A text is bold but is not a label of the user interface.',
		why: 'On this site, bold means that the text appears on screen. Readers will look for it and not find it.',
		fix: 'Write the label as in `checks/labels.yml`. For emphasis use `*italics*`; a paragraph may also begin with bold text that ends with a period or colon, such as `**Net.**`.',
	},
	'quoted-label': {
		what: 'A label of the user interface is in quotation marks here, but bold elsewhere.',
		why: 'Bold means that the text appears on screen; in quotation marks, the same label looks like something else.',
		fix: 'Make the label bold. If it is a value or printed text with the same name, remove it from `checks/labels.yml` or add it to `checks/exceptions.yml`.',
	},
	'missing-control': {
		what: 'A text names a label that the screen in the figure does not show.',
		why: 'Readers look for the button in the figure to find it in the application.',
		fix: 'Show it in the figure and list it under “shows” in `checks/screens.yml`. If it appears on another screen, list it under “elsewhere” with its place.',
	},
	'wrong-role': {
		what: 'A text names a different role for an action than the list of permissions does.',
		why: 'Readers who rely on it see a message instead of the button, or ask for a permission that does not help.',
		fix: 'Use the role the message gives, or change `checks/rights.yml`. The rule checks the “Who may do this?” box and sentences that name the lowest role.',
	},
	'missing-role': {
		what: 'Instructions lead to an action that not every role can perform, but the page names no role.',
		why: 'Readers without permission only notice when the button is not there.',
		fix: 'Name the lowest role in the box `:::who` or in a sentence. Permissions are listed in `checks/rights.yml`.',
	},
	'unknown-code': {
		what: 'A text uses a message code that does not exist, or passes something else to a component that usually takes a code.',
		why: 'Readers look up messages by their code.',
		fix: 'Correct the code, or add the message to `checks/messages.yml`.',
	},
	'message-text': {
		what: 'A quotation is almost, but not exactly, the text of a message.',
		why: 'Readers look for the words they see on screen.',
		fix: 'Copy the words from `checks/messages.yml`. You can shorten them with “…”, and replace `{…}` with an example.',
	},
	'unknown-sample': {
		what: 'A `:sample` refers to a value that is not in the sample data.',
		why: 'Nobody can then check whether the text is correct.',
		fix: 'Give record and field, for example `of="AB-0001.dueDate"`. The file with the data and the fields that identify a record are set in `checks/samples.yml`.',
	},
	'wrong-sample': {
		what: 'A sample value in the text does not match the sample data.',
		why: 'Figures, sandbox and text show the same thing; if they contradict each other, readers trust none of them.',
		fix: 'Use the value the message gives, or change the sample data.',
	},
	'wrong-fact': {
		what: 'A number in a text differs from the list of facts, or a wording in that list appears in no text.',
		why: 'Limits and periods appear on many pages; if they contradict each other, readers trust none of them. A wording that appears nowhere checks nothing.',
		fix: 'Use the number from `checks/facts.yml`, or change the number or wording there. If the text means something else, add an exception.',
	},
	'impossible-date': {
		what: 'A text contains a date that does not exist, such as April 31, or February 29 in a non-leap year.',
		why: 'Readers follow the dates of an example, and then the intervals do not add up.',
		fix: 'Correct the day, month or year. If the invalid date is intentional, for example in a message, format it as code.',
	},
	'missing-key': {
		what: 'The front matter of a page has no key that the other pages in its folder have, such as `title`, `authors` or `tags`; in a small folder, `title` and `description` are expected if nearly all pages of the site have them.',
		why: 'A fallback such as the file name is used, or nothing at all, so the page looks different from its neighbors in lists, search and feeds.',
		fix: 'Add the key. If it is missing on purpose, add an exception to `checks/exceptions.yml`.',
	},
	'uncut-post': {
		what: 'A post has no `<!-- truncate -->` or `{/* truncate */}` marker, unlike the other posts.',
		why: 'The list of posts shows all of it, but only the beginning of the others.',
		fix: 'Put the marker after the first paragraph. If it is missing on purpose, add an exception to `checks/exceptions.yml`.',
	},
	'task-steps': {
		what: 'Instructions (`:::task`) have no numbered steps, or do not begin with step 1.',
		why: 'Numbers show the order, and people can refer to them on the phone.',
		fix: 'Write the steps as a list that begins with “1.”.',
	},
	'task-step': {
		what: 'A step in instructions (`:::task`) does not say what to do.',
		why: 'Readers expect an action in each step; a mere statement leaves them waiting.',
		fix: 'Begin with the action: “Choose …”. Put what happens next after it, in the same step.',
	},
	'task-result': {
		what: 'Instructions (`:::task`) do not say what the result is.',
		why: 'Readers cannot tell whether they are done or have missed something.',
		fix: 'End with a paragraph “Result: …”.',
	},
	'task-end': {
		what: 'Instructions (`:::task`) end before the task is done.',
		why: 'The last step opens a dialog, or the result asks for another action, which leaves readers stuck halfway.',
		fix: 'Add the remaining steps. Labels that open a dialog are listed in `checks/dialogs.yml`.',
	},
	'too-many-boxes': {
		what: 'A page has more than 3 boxes.',
		why: 'If everything is highlighted, nothing stands out, and readers skip the boxes.',
		fix: 'Move whatever does not need its own box into the text, or split the page.',
	},
	'repeated-heading': {
		what: 'A heading appears twice on a page.',
		why: 'The sections cannot be told apart in the table of contents or in search.',
		fix: 'Reword one of the headings to show how the sections differ.',
	},
	'skipped-heading': {
		what: 'A heading skips a level, such as `####` below `##`.',
		why: 'Screen readers announce levels, and readers who navigate by them look for the missing one. The table of contents is also indented incorrectly.',
		fix: 'Give it at most one `#` more than the heading above it. The first heading in the text has two.',
	},
	'stray-markup': {
		what: 'Markup appears as plain text: `**`, a single backtick, `](`, `::` or `##` at the beginning of a line, `{#id`, or the dashes of a table.',
		why: 'Readers see the characters instead of bold text, a link, a box or a table.',
		fix: 'Add what is missing: the counterpart, the bracket, the third colon, the space after `##`, or the line `|---|---|` below the table header. To show the characters themselves, format them as code.',
	},
	'open-box': {
		what: 'A box or instructions (`:::note`, `:::task`) are never closed.',
		why: 'Everything up to the end of the page becomes part of the box.',
		fix: 'Put `:::` on its own line where the box ends.',
	},
	'open-code': {
		what: 'A code block is never closed, or another one begins inside it.',
		why: 'Everything after it flips: text becomes code, and code becomes text.',
		fix: 'Put ``` on its own line where the code ends. To show ``` inside the code, open and close the block with four backticks.',
	},
	'uneven-table': {
		what: 'A table row has more cells than the header, or is the only row of its table with fewer.',
		why: 'Missing cells stay empty and extra ones disappear, so values appear under the wrong header.',
		fix: 'Add or remove a `|`. An empty cell is `| |`; a literal bar is `\\|`.',
	},
	'unknown-element': {
		what: 'A page contains a lowercase tag that does not exist in HTML.',
		why: 'Browsers show nothing for it. It is usually a typo, or a component, whose name must begin with a capital letter.',
		fix: 'Correct the name. Custom elements have a hyphen in their name. To show the tag as text, format it as code.',
	},
	'unknown-language': {
		what: 'A code block has an unknown language.',
		why: 'The code is not highlighted, and tools that reuse it do not know its language.',
		fix: 'Check the spelling. For plain text, use `text`.',
	},
	'unread-formula': {
		what: 'A formula (`$$…$$` or a code block `math`) is written on a site that does not read formulas.',
		why: 'Readers see its source.',
		fix: 'Set `markdown: { math: true }` in `site.config.ts`. If no formula is meant, write the text as code.',
	},
	'unmarked-line': {
		what: 'A code block highlights a line that it does not have (`{7}`).',
		why: 'Nothing is highlighted, or something else than meant, since the code has changed.',
		fix: 'Correct the number; lines count from 1.',
	},
	'duplicate-tab': {
		what: 'Two tabs of a set have the same value (`value`, or the label without it).',
		why: 'The page knows by its value what a reader has chosen: on the next page, and in other sets of the group, always the first of the two appears.',
		fix: 'Give each tab a value of its own: `:::tab[Windows]{value=win}`.',
	},
	'duplicate-paragraph': {
		what: 'A paragraph of at least 20 words appears twice on the site.',
		why: 'When one of them changes, they contradict each other.',
		fix: 'Keep it in one place, and link to it from the other.',
	},
	'repeated-phrase': {
		what: 'A phrase before a colon appears twice on a page, or a sentence of at least 8 words on more than 3 pages.',
		why: 'Readers skip what reads the same everywhere, and a change has to be made in every place.',
		fix: 'Leave the phrase out, or make it more specific. Keep a sentence in one place and link to it.',
	},
	'idle-synonym': {
		what: 'A word under `search.synonyms` does not appear in any text.',
		why: 'Its synonyms then find nothing.',
		fix: 'Use the word that your texts use, or remove the entry.',
	},
	'promised-address': {
		what: 'An address promised in `checks/addresses.yml` is no longer a page.',
		why: 'Others rely on it: bookmarks, the application, emails, stickers. For all of them, the page would be gone.',
		fix: 'Restore the address of the page, for example with `slug`. If it is really no longer needed, remove the line.',
	},
	'unused-exception': {
		what: 'An exception in `checks/exceptions.yml` no longer matches anything.',
		why: 'It could hide a later mistake in the same place.',
		fix: 'Remove it.',
	},
};
