import { waitForHttp } from '../processes/wait-for-http.ts'
import { originOf, startWeb } from './run-shop.ts'
import type { TemporaryShop } from './temporary-shop.ts'

/** Starts the storefront again after it was stopped or killed, and waits until it can serve. */
export async function restartStorefront({ env, shopEnv, shop, logDir }: TemporaryShop): Promise<void> {
  const { webPort, cmsPort } = env
  const web = startWeb({ env: shopEnv, logDir, webPort, cmsPort })
  shop.children[0] = web
  await waitForHttp(`${originOf(shopEnv.web, webPort)}/ready`, web)
}
