import { z } from 'zod'

const shop = z.object({
  webUrl: z.url(),
  cmsUrl: z.url(),
  editor: z.object({ email: z.email(), password: z.string().min(8) }),
  mailDir: z.string().min(1),
  databaseUrl: z.url(),
  /** Where the storefront tells of itself. */
  metricsUrl: z.url(),
  /** What the storefront seals its forms with. */
  formSecret: z.string().min(32),
})

const schema = z.object({
  SHOPS: z.string().transform((text) => z.array(shop).min(1).parse(JSON.parse(text))),
  /** Playwright's own: which of the workers this is, from 0. Where tests are only listed there is none. */
  TEST_PARALLEL_INDEX: z.coerce.number().int().default(0),
  /** Vitest's own: the same, from 1. */
  VITEST_POOL_ID: z.coerce.number().int().optional(),
  /** Empty for tests by HTTP, which open no browser. */
  CHROMIUM_PATH: z.string().default(''),
  HEADLESS_SHELL_PATH: z.string().default(''),
  JAVA_PATH: z.string().default(''),
  REPORT_FILE: z.string().min(1).default('test-results/report.json'),
  FULL_SIZE: z.literal(['0', '1']).default('0'),
  PAGES: z.string().default(''),
})

/** What the test command tells the tests of whole shops. Each worker has a shop of its own, so that none disturbs another. */
export function readTestEnv(source: Record<string, string | undefined> = process.env) {
  const env = schema.parse(source)
  const worker = env.VITEST_POOL_ID === undefined ? env.TEST_PARALLEL_INDEX : env.VITEST_POOL_ID - 1
  const own = env.SHOPS[worker]
  if (!own) throw new Error(`there is no shop for worker ${worker}`)
  return {
    ...own,
    shops: env.SHOPS.length,
    /** A whole browser, which can also install an app. */
    chromiumPath: env.CHROMIUM_PATH,
    headlessShellPath: env.HEADLESS_SHELL_PATH,
    /** Runs the checker of HTML; empty for the benches, which check none. */
    javaPath: env.JAVA_PATH,
    reportFile: env.REPORT_FILE,
    /** Everything that is counted, not the part of it that stands for the rest. */
    fullSize: env.FULL_SIZE === '1',
    /** Which pages are looked at: kinds with commas between, or a part as 2/4; all where nothing is said. */
    pages: env.PAGES,
  }
}
