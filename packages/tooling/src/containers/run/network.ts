import type { Service } from '../compose/parse-compose.ts'

/** Each service's own address on loopback: all share one network, and yet each has all ports to itself. */
export type Network = ReadonlyMap<string, string>

/** @param part the third number of the addresses, 1 to 254, so that two stacks do not meet */
export function networkOf(services: readonly Pick<Service, 'name'>[], part: number): Network {
  return new Map(services.map(({ name }, index) => [name, `127.77.${part}.${index + 2}`]))
}

/** What stands in `/etc/hosts` of every container. @param further hosts of the world by the service that answers for them */
export function hostsFile(network: Network, further: Readonly<Record<string, string>> = {}): string {
  const named = Object.entries(further).map(([host, name]) => [host, addressOf(network, name)] as const)
  const lines = [...network, ...named].map(([name, address]) => `${address}\t${name}`)
  return `${['127.0.0.1\tlocalhost', ...lines].join('\n')}\n`
}

/** What docker-compose.yml tells a service, but listening on its own address alone. */
export function environmentOf(
  service: Pick<Service, 'name' | 'environment'>,
  network: Network,
): Record<string, string> {
  const listens = 'HOST' in service.environment
  const own = { HOSTNAME: service.name, ...(listens && { HOST: addressOf(network, service.name) }) }
  return { ...service.environment, ...own }
}

/** The proxy's configuration, but listening on its own address alone. */
export const listeningOn = (configuration: string, address: string): string =>
  configuration.replace(/\blisten (\d+)/g, `listen ${address}:$1`)

export function addressOf(network: Network, name: string): string {
  const address = network.get(name)
  if (!address) throw new Error(`no service is called ${name}`)
  return address
}
