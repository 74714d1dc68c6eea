import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import type { HostedSearch } from '../../env.ts'
import { clientOptions } from './hosted-settings.ts'

type Full = ReturnType<typeof algoliasearch>
type Reader = {
  search: Full['search']
  recommend: ReturnType<Full['initRecommend']>['getRecommendations']
}

const opened = new Map<string, Reader>()

/** The service's own client, opened once for each place it is asked at: it remembers which hosts answer. */
export function openReader(settings: HostedSearch): Reader {
  const key = JSON.stringify(settings)
  const known = opened.get(key)
  if (known) return known
  const reader = open(settings)
  opened.set(key, reader)
  return reader
}

function open(settings: HostedSearch): Reader {
  const options = clientOptions(settings)
  const { appId, apiKey, lite } = settings
  if (lite) {
    const client = liteClient(appId, apiKey, options)
    return {
      search: client.search.bind(client) as Reader['search'],
      recommend: client.getRecommendations.bind(client) as Reader['recommend'],
    }
  }
  const client = algoliasearch(appId, apiKey, options)
  const recommend = client.initRecommend({ options })
  return {
    search: client.search.bind(client),
    recommend: recommend.getRecommendations.bind(recommend),
  }
}
