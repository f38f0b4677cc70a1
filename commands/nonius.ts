import { enableCompileCache } from 'node:module';

// Keeps compiled modules in the temporary folder. Only what is imported after this line is kept, so this file imports nothing else by itself.
enableCompileCache();
await import('./main.ts');
