import { text } from 'node:stream/consumers';
import type { AskedNames } from './ask-number-prefixes.ts';
import { answer } from './ask-worker.ts';
import { askedManual } from './asked-manual.ts';
import { ownSplitName } from './own-split-name.ts';
import { silence } from './silence.ts';

silence();

const [configFile = ''] = process.argv.slice(2);
const { manual, names } = JSON.parse(await text(process.stdin)) as AskedNames;
const parser = ownSplitName(await askedManual(configFile, manual));
answer(JSON.stringify(parser ? names.map(parser) : null));
