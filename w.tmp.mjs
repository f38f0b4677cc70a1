import { rolldown } from 'rolldown';
import { brotliCompressSync, constants } from 'node:zlib';
const b = await rolldown({ input: 'src/offline/worker/worker.ts', platform: 'browser', tsconfig: false });
const { output } = await b.generate({ format: 'iife', minify: true });
const c = output[0].code;
console.log(c.length, brotliCompressSync(c, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length);
