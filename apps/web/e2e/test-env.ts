import { z } from 'zod'

const schema = z.object({
  WEB_URL: z.url(),
  CMS_URL: z.url(),
  EDITOR_EMAIL: z.email(),
  EDITOR_PASSWORD: z.string().min(8),
  CHROMIUM_PATH: z.string().min(1),
  MAIL_DIR: z.string().min(1),
  DATABASE_URL: z.url(),
  REPORT_FILE: z.string().min(1).default('test-results/report.json'),
  FULL_SIZE: z.literal(['0', '1']).default('0'),
})

/** What the test command tells the browser tests. */
export function readTestEnv(source: Record<string, string | undefined> = process.env) {
  const env = schema.parse(source)
  return {
    webUrl: env.WEB_URL,
    cmsUrl: env.CMS_URL,
    editor: { email: env.EDITOR_EMAIL, password: env.EDITOR_PASSWORD },
    chromiumPath: env.CHROMIUM_PATH,
    mailDir: env.MAIL_DIR,
    databaseUrl: env.DATABASE_URL,
    reportFile: env.REPORT_FILE,
    /** Everything that is counted, not the part of it that stands for the rest. */
    fullSize: env.FULL_SIZE === '1',
  }
}
