import { readTestEnv } from '../test-env.ts'

const { metricsUrl } = readTestEnv()

/** One figure of the storefront, as the operator's Prometheus reads it. @param name with its labels, where it has any */
export async function metricOf(name: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const line = text.split('\n').find((written) => written.startsWith(`${name} `))
  if (!line) throw new Error(`the storefront tells nothing of ${name}`)
  return Number(line.slice(name.length))
}
