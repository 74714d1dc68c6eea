import { getPayload } from 'payload'
import { type Measured, measureProbe } from '../measure/measure-probe.ts'
import { finderProbes } from '../measure/probes/finder.ts'
import { deepProbes, deepTotals, listingProbes } from '../measure/probes/listing.ts'
import { productProbes } from '../measure/probes/product.ts'
import { searchProbes } from '../measure/probes/search.ts'
import { readSamples } from '../measure/samples.ts'
import config from '../payload.config.ts'

/**
 * Times what pages ask of the database. Usage: node measure-catalogue.ts [--samples N] [--plans]. Its last line is
 * `figures: ` and a JSON list, of the plans only which tables they read whole.
 */
const given = process.argv.indexOf('--samples')
const samplesWanted = given === -1 ? 200 : Number(process.argv[given + 1])
const withPlans = process.argv.includes('--plans')

const payload = await getPayload({ config })
const samples = await readSamples(payload)
const probes = [
  ...listingProbes,
  ...deepProbes(await deepTotals(payload)),
  ...searchProbes,
  ...productProbes,
  ...finderProbes,
]
const measured: Measured[] = []
for (const probe of probes) {
  const times = { warmUp: Math.ceil(samplesWanted / 10), samples: samplesWanted }
  measured.push(await measureProbe(payload, probe, samples, times))
  say(measured.at(-1) as Measured)
}
console.log(
  `figures: ${JSON.stringify(measured.map(({ plans, ...figures }) => ({ ...figures, whole: wholeTables(plans) })))}`,
)
await payload.destroy()
process.exit(0)

function say({ name, p50, p95, max, statements, plans }: Measured): void {
  const ms = [p50, p95, max].map((time) => time.toFixed(1)).join(' / ')
  const indexes = [...new Set(plans.flatMap((plan) => plan.indexes))].join(', ')
  const whole = wholeTables(plans).join(', ')
  console.log(`${name}: p50 / p95 / max ${ms} ms, ${statements} statements; indexes: ${indexes || 'none'}`)
  if (whole) console.log(`  reads whole: ${whole}`)
  if (withPlans) for (const { text } of plans) console.log(text.replaceAll(/^/gm, '    '))
}

function wholeTables(plans: Measured['plans']): string[] {
  return [...new Set(plans.flatMap((plan) => plan.wholeTables))]
}
