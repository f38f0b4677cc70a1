export const textsHelp = {
	'wrong-term': {
		what: 'A text uses a word for which the site has another term.',
		why: 'Readers wonder whether two words mean two things; search and application know only one.',
		fix: 'Write the term that the message names. Quotations stay. The words stand in `checks/terminology.yml` under “terms” and in the head of pages of terms under `term.forbidden`.',
	},
	'foreign-word': {
		what: 'A German text uses a foreign word for which the site has a German one.',
		why: 'Not every reader knows it, and another one stands on the screen.',
		fix: 'Write the German word that the message names. The words stand in `checks/terminology.yml` under “foreign”.',
	},
	tone: {
		what: 'A German text holds a word, a phrase or an exclamation mark that the site does not want.',
		why: 'Fillers and assurances say nothing and take time; “simply” offends whoever is failing.',
		fix: 'Leave the word out, or write what the message proposes. The phrases stand in `checks/terminology.yml` under “tone”; code, keys, labels and quotations are excepted.',
	},
	spelling: {
		what: "A German text holds a word that neither the dictionary nor the site's list of words knows.",
		why: 'Mostly it is a typing error; then the search does not find the place.',
		fix: 'Correct the word. A proper technical term goes into `checks/words.txt`, a name or value is written as code.',
	},
	'misspelt-anchor': {
		what: "The id of a heading holds a word that neither the dictionary nor the site's list of words knows and that is a word of the page but for one letter, or repeats the heading with two letters exchanged.",
		why: 'Mostly it is a typing error. The id stands in addresses that readers pass on and other sites name; it cannot be changed later.',
		fix: 'Correct the id. A proper technical term goes into `checks/words.txt`.',
	},
	'word-list': {
		what: 'An entry of the list of words stands at the wrong place, stands twice, or is not needed.',
		why: 'An entry too many lets a typing error pass later; in an ordered list words are found again.',
		fix: 'Order `checks/words.txt` by the alphabet, and remove what no text needs.',
	},
	'misspelt-search-word': {
		what: 'A word for the search (`search_words`, `keywords`, `search.synonyms`) is unknown and would be a known one with two letters exchanged.',
		why: 'Whoever searches for the right word does not find the place; whoever mistypes is helped by the search without an entry.',
		fix: 'Correct the word.',
	},
	typography: {
		what: 'A German text holds a character that is not set so and that the build does not correct by itself.',
		why: 'A point in place of a comma makes a value ambiguous; wrong characters disturb readers and the search.',
		fix: 'Write what the message proposes. In Markdown the build sets no-break spaces, quotation marks, × and dashes of ranges itself; in the head of a file, in settings and attributes it does not.',
	},
	'unknown-label': {
		what: 'A text is bold, but no label of the user interface.',
		why: 'Bold means on this site: so it stands on the screen. Whoever looks for it does not find it.',
		fix: 'Write the label as it stands in `checks/labels.yml`. For emphasis write `*italics*`; at the beginning of a paragraph `**Net.**` with a full stop or a colon may stand.',
	},
	'quoted-label': {
		what: 'A label of the user interface stands in quotation marks; elsewhere it is bold.',
		why: 'Bold means: so it stands on the screen. The same label in quotation marks looks like something else.',
		fix: 'Make the label bold. If a value or a print is meant that is only called so, remove it from `checks/labels.yml` or name it in `checks/exceptions.yml`.',
	},
	'missing-control': {
		what: 'A text names a label that the screen in the figure does not show.',
		why: 'Whoever looks for the button in the figure to find it again in the application does not find it.',
		fix: 'Show it in the figure and name it in `checks/screens.yml` under “shows”; where it stands on another screen, under “elsewhere” with the place.',
	},
	'wrong-role': {
		what: 'A text names another role for an action than the list of rights.',
		why: 'Whoever relies on it gets a message in place of the button, or asks for a right that does not help.',
		fix: 'Name the role that the message names, or change `checks/rights.yml`. The box of who may do it and sentences that name the least role are compared.',
	},
	'missing-role': {
		what: 'Instructions lead to an action that not every role may take, and the page names no role.',
		why: 'Whoever lacks the right only notices at the button that is not there.',
		fix: 'Say in the box `:::who` or in a sentence from which role on it works. The rights stand in `checks/rights.yml`.',
	},
	'unknown-code': {
		what: 'A text names the code of a message that there is not, or a component is given something else where it mostly gets a code.',
		why: 'Whoever looks up a message looks for its code.',
		fix: 'Correct the code, or add the message to `checks/messages.yml`.',
	},
	'message-text': {
		what: 'A quotation is nearly the text of a message, but not word for word.',
		why: 'Readers look for the words that they see on the screen.',
		fix: 'Take the words from `checks/messages.yml`; “…” may shorten them, an example stands for `{…}`.',
	},
	'unknown-sample': {
		what: 'A `:sample` names a value that the sample data does not have.',
		why: 'Then nobody can check whether the text is right.',
		fix: 'Name record and field, for example `of="AB-0001.dueDate"`. Which file holds the data and which fields name a record stands in `checks/samples.yml`.',
	},
	'wrong-sample': {
		what: 'A sample value in the text does not agree with the sample data.',
		why: 'Figures, sandbox and text show the same thing; where they contradict each other, the reader believes none.',
		fix: 'Write the value that the message names, or change the sample data.',
	},
	'wrong-fact': {
		what: 'A text gives a number otherwise than the list of facts does, or none gives it as the list expects.',
		why: 'Limits and periods stand on many pages; where they contradict each other, none holds for the reader. A phrase that stands nowhere checks nothing.',
		fix: 'Write the number from `checks/facts.yml`, or change number or phrase there. Where something else is meant, an exception helps.',
	},
	'impossible-date': {
		what: 'A text names a day that there is not, such as 31 April or 29 February in a year without one.',
		why: 'Readers follow the dates of an example, and then periods do not work out.',
		fix: 'Correct day, month or year. If the wrong date is meant, as an example of a message, write it as code.',
	},
	'missing-key': {
		what: 'The head of a page lacks a key that the other pages of its folder have, such as `title`, `authors` or `tags`; in a small folder `title` and `description` are missed where nearly all pages of the site have them.',
		why: 'Something derived takes its place, such as the name of the file, or nothing: in lists, search and feeds the page stands otherwise than its neighbours.',
		fix: 'Add the key. If it shall be missing, name the exception in `checks/exceptions.yml`.',
	},
	'uncut-post': {
		what: 'A post lacks the mark `<!-- truncate -->` or `{/* truncate */}` that the other posts have.',
		why: 'The list of posts then shows all of it, of the others only what stands before the mark.',
		fix: 'Set the mark after the first paragraph. If it shall be missing, name the exception in `checks/exceptions.yml`.',
	},
	'task-steps': {
		what: 'Instructions (`:::task`) have no numbered steps, or the first one does not have the number 1.',
		why: 'Numbers say what comes first, and can be named on the telephone.',
		fix: 'Write the steps as a list with “1.”.',
	},
	'task-step': {
		what: 'A step of instructions (`:::task`) does not say what is to be done.',
		why: 'Whoever follows step by step looks for an action in each; a statement lets him wait.',
		fix: 'Begin with the action: “Choose …”. What is to be seen afterwards stands behind it in the same step.',
	},
	'task-result': {
		what: 'Instructions (`:::task`) do not say how their result is recognised.',
		why: 'Without a result the reader does not know whether he is done or has missed something.',
		fix: 'Close with a paragraph “Result: …”.',
	},
	'task-end': {
		what: 'Instructions (`:::task`) end before the task is done.',
		why: 'The last step opens a dialog, or the result asks for another action: whoever follows is stuck half way.',
		fix: 'Add the steps up to the end. Which labels open a dialog stands in `checks/dialogs.yml`.',
	},
	'too-many-boxes': {
		what: 'A page has more than 3 boxes.',
		why: 'Where everything is set apart, nothing stands out any more; readers then skip boxes altogether.',
		fix: 'Write into the text what need not be a note of its own, or divide the page.',
	},
	'repeated-heading': {
		what: 'A heading stands twice on a page.',
		why: 'In the table of contents and in the search the sections cannot be told apart.',
		fix: 'Say in one of the two how the sections differ.',
	},
	'skipped-heading': {
		what: 'A heading skips a level, such as `####` below `##`.',
		why: 'Screen readers name the level; whoever jumps by it looks for the missing one. In the table of contents it stands at the wrong place.',
		fix: 'Give it at most one `#` more than the heading that it stands below. The first one of the text has two.',
	},
	'stray-markup': {
		what: 'Characters stand in the text that should have been markup: `**`, a single backtick, `](`, `::` or `##` at the beginning of a line, `{#id`, the dashes of a table.',
		why: 'Readers see the characters in place of bold letters, the link, the box or the table.',
		fix: 'Add what is missing: the counterpart, the bracket, the third colon, the space after `##`, the line `|---|---|` below the head of the table. If the characters are to be read, set them as code.',
	},
	'open-box': {
		what: 'A box or instructions (`:::note`, `:::task`) are not closed.',
		why: 'What follows stands in the box, too, up to the end of the page.',
		fix: 'Put `:::` on a line of its own where the box ends.',
	},
	'open-code': {
		what: 'A code block is not closed, or another one begins in it.',
		why: 'What follows stands there as code: text becomes code, and the code behind it text.',
		fix: 'Put ``` on a line of its own where the code ends. If ``` is to be read in the code, open and close it with four of these characters.',
	},
	'uneven-table': {
		what: 'A row of a table has more cells than its head, or as the only one of its table fewer.',
		why: 'What is missing stays empty, and what is too much vanishes: values stand below the wrong heading.',
		fix: 'Add or remove a `|`. An empty cell is `| |`; a stroke that is to be read is `\\|`.',
	},
	'unknown-element': {
		what: 'A page holds a tag in small letters that HTML does not know.',
		why: 'Browsers show nothing for it. Mostly it is a component, whose name begins with a capital, or a typing error.',
		fix: 'Correct the name. Elements of your own have a hyphen in their name; if the tag is to be read, write it as code.',
	},
	'unknown-language': {
		what: 'A code block names a language that nobody knows.',
		why: 'The code has no colours, and tools that take it over do not know its language.',
		fix: 'Check the spelling. For text without a language write `text`.',
	},
	'duplicate-paragraph': {
		what: 'A paragraph of at least 20 words stands in the site a second time.',
		why: 'When one of them is changed, they contradict each other.',
		fix: 'Keep it in one place, and refer to it from the other.',
	},
	'repeated-phrase': {
		what: 'A phrase before a colon stands twice on a page, or a sentence of at least 8 words on more than 3 pages.',
		why: 'Readers skip what reads the same everywhere; when the matter changes, it has to be changed everywhere.',
		fix: 'Leave the phrase out, or say what it is about here. Keep a sentence in one place and refer to it.',
	},
	'idle-synonym': {
		what: 'A word for which words of readers stand under `search.synonyms` is in no text.',
		why: 'The words of readers then lead to nothing.',
		fix: 'Name the word that the texts use, or remove the entry.',
	},
	'promised-address': {
		what: 'An address that `checks/addresses.yml` promises is no page any more.',
		why: 'Others have it: bookmarks, the application, e-mails, stickers. For all of them the page would be gone.',
		fix: 'Give the page its address back, for example with `slug`. If it is really not wanted any more, remove the line.',
	},
	'unused-exception': {
		what: 'An exception in `checks/exceptions.yml` meets nothing any more.',
		why: 'It would conceal a later mistake at the same place.',
		fix: 'Remove it.',
	},
};
