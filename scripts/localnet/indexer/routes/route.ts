import type { Route } from '../../http/router.ts'
import type { Handler } from '../call.ts'

/** A route of the indexer with its operation's name, which is in decode errors. */
export type IndexerRoute = Route<Handler> & { name: string }

export const get = (name: string, path: string, handler: Handler): IndexerRoute => ({
  method: 'GET',
  path,
  name,
  handler,
})

export const post = (name: string, path: string, handler: Handler): IndexerRoute => ({
  method: 'POST',
  path,
  name,
  handler,
})
