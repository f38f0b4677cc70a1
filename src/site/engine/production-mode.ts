/**
 * Imported before the engine: React and the engine choose their production or development form once, when they are loaded.
 * A build is a production build whatever the shell or a test runner says. Usage is not reported to anybody. The bundler's allocator (mimalloc) gives memory back at once:
 * it works for seconds and would hold 100 MB for the rest of the build.
 */
process.env.NODE_ENV = 'production';
process.env.MIMALLOC_PURGE_DELAY ??= '0';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
