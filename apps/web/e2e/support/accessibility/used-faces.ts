import type { CDPSession, Page } from '@playwright/test'

/**
 * The families that all elements of a selector are drawn with, as the browser itself tells: `of the page` where the page
 * brings the font.
 */
export async function usedFaces(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const found = new Set<string>()
  for (const nodeId of [...nodeIds, ...(await insideFields(session, nodeIds))]) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, isCustomFont } of fonts) found.add(`${familyName}${isCustomFont ? ' of the page' : ''}`)
  }
  await session.detach()
  return [...found].toSorted()
}

/** The parts that the browser itself makes of a field: what is written in it stands there. */
async function insideFields(session: CDPSession, fields: number[]): Promise<number[]> {
  const parts: number[] = []
  for (const nodeId of fields) {
    const { node } = await session.send('DOM.describeNode', { nodeId, depth: -1, pierce: true })
    for (const { children = [] } of node.shadowRoots ?? [])
      parts.push(...children.map(({ backendNodeId }) => backendNodeId))
  }
  const { nodeIds } = await session.send('DOM.pushNodesByBackendIdsToFrontend', { backendNodeIds: parts })
  return nodeIds
}
