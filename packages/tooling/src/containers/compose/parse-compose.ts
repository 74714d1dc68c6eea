import { parse } from 'yaml'
import { z } from 'zod'
import { OperatorError } from '../../env.ts'

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const condition = z.enum(['service_started', 'service_healthy', 'service_completed_successfully'])

const service = z.object({
  image: z.string(),
  build: z
    .union([
      z.string(),
      z.object({
        context: z.literal('.'),
        dockerfile: z.string(),
        additional_contexts: z.record(z.string(), z.string()),
      }),
    ])
    .optional(),
  command: z.array(z.string()).optional(),
  working_dir: z.string().optional(),
  environment: z.record(z.string(), scalar).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition })).default({}),
  healthcheck: z.object({ test: z.tuple([z.literal('CMD')], z.string()) }).optional(),
  ports: z.array(z.string()).default([]),
  user: z.string().optional(),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  stop_signal: z.enum(['SIGTERM', 'SIGQUIT']).default('SIGTERM'),
})

const compose = z.object({ services: z.record(z.string(), service) })

export type Condition = z.infer<typeof condition>
export type Volume = { from: string; to: string; named: boolean; readOnly: boolean }

export type Service = {
  name: string
  image: string
  /** Whether the image is built of this repository. */
  ours: boolean
  /** Null: as the image says. */
  command: string[] | null
  workingDir: string | null
  environment: Record<string, string>
  volumes: Volume[]
  after: { name: string; condition: Condition }[]
  /** Arguments of a program that ends with 0 once the service is well; null: nobody asks. */
  healthTest: string[] | null
  published: string[]
  /** Null: as the image says. */
  user: string | null
  /** Whether it may write nowhere but in volumes and `temporary`. */
  readOnly: boolean
  /** Folders that are empty at each start. */
  temporary: string[]
  stopSignal: 'SIGTERM' | 'SIGQUIT'
}

/** Reads the services of a docker-compose.yml whose variables are put in. @throws OperatorError where it is not understood */
export function parseCompose(text: string): Service[] {
  const parsed = compose.safeParse(parse(text, { merge: true }))
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
    throw new OperatorError(`docker-compose.yml is not understood: ${wrong.join(', ')}.`)
  }
  const services = Object.entries(parsed.data.services).map(([name, given]) => serviceOf(name, given))
  const names = new Set(services.map(({ name }) => name))
  const unknown = services.flatMap(({ after }) => after).find(({ name }) => !names.has(name))
  if (unknown) throw new OperatorError(`docker-compose.yml waits for a service that it does not have: ${unknown.name}.`)
  return services
}

function serviceOf(name: string, given: z.output<typeof service>): Service {
  return {
    name,
    image: given.image,
    ours: given.build !== undefined,
    command: given.command ?? null,
    workingDir: given.working_dir ?? null,
    environment: given.environment,
    volumes: given.volumes.map(volumeOf),
    after: Object.entries(given.depends_on).map(([other, { condition: when }]) => ({ name: other, condition: when })),
    healthTest: given.healthcheck?.test.slice(1) ?? null,
    published: given.ports,
    user: given.user ?? null,
    readOnly: given.read_only,
    temporary: given.tmpfs.map((text) => text.split(':')[0] ?? ''),
    stopSignal: given.stop_signal,
  }
}

function volumeOf(text: string): Volume {
  const [from = '', to = '', mode] = text.split(':')
  return { from, to, named: !/^[./]/.test(from), readOnly: mode === 'ro' }
}
