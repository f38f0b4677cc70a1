/**
 * Imported before the engine: React and the engine choose their production or development form once, when they are loaded.
 * A build is a production build whatever the shell or a test runner says. Usage is not reported to anybody.
 */
process.env.NODE_ENV = 'production';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
