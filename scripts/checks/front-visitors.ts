import { Agent, request } from 'node:http'
import { sleep } from '../../src/lib/sleep.ts'

/** Simulated visitors of a front: calls in the order of docs/screens.md, each visitor from a separate address. */
export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  took: number
}

type Asking = { method?: string; from?: string; agent?: Agent; headers?: Record<string, string> }

export function ask(url: string, { method = 'GET', from, agent, headers }: Asking = {}): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const req = request(url, { method, headers, agent, ...(from && { localAddress: from }) }, res => {
      const parts: Buffer[] = []
      res.on('data', part => parts.push(part))
      res.on('error', reject)
      res.on('end', () => {
        const body = Buffer.concat(parts).toString()
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body, took: performance.now() - started })
      })
    })
    req.on('error', reject)
    req.end()
  })
}

/** Request for a range of blocks, with bounds at steps of 5 s like the product's. With `earlier` (seconds) it is a range that no page requests. */
export function briefs(earlier = 0): string {
  const step = Math.floor(Date.now() / 5000) * 5 - earlier
  return `/v2/blockchain/reduced/blocks?from=${step - 30}&to=${step + 5}`
}

const HEAD = '/api/v2/getMasterchainInfo'
const PRICE = '/v2/rates?tokens=ton&currencies=usd'

export const addressCalls = (address: string) => [
  `/api/v2/getAddressInformation?address=${encodeURIComponent(address)}`,
  `/api/v2/getTransactions?address=${encodeURIComponent(address)}&limit=50`,
  `/v2/accounts/${address}`,
  `/v2/accounts/${address}/dns/backresolve`,
  `/v2/accounts/${address}/jettons?currencies=usd`,
  `/v2/accounts/${address}/nfts?limit=1000&offset=0`,
]

/** Requests of a visitor, by ms after opening the site: Home, after 4 s Blocks with refreshes, and after 10 s an address. */
const visit = (address: string): [after: number, paths: () => string[]][] => [
  [0, () => [HEAD, briefs(), PRICE]],
  [4000, () => [HEAD, briefs()]],
  [9000, () => [HEAD]],
  [10_000, () => addressCalls(address)],
  [14_000, () => [briefs()]],
]

async function oneVisitor(number: number, origin: string, address: string): Promise<Answer[]> {
  const from = `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  const opened = Date.now()
  const answers: Answer[] = []
  for (const [after, paths] of visit(address)) {
    await sleep(Math.max(0, opened + after - Date.now()))
    answers.push(...(await Promise.all(paths().map(path => ask(origin + path, { from, agent })))))
  }
  agent.destroy()
  return answers
}

/** Sends `count` visitors within 5 s; returns their answers. */
export async function sendVisitors(count: number, origin: string, address: string): Promise<Answer[]> {
  const visits = Array.from({ length: count }, async (_, number) => {
    await sleep((5000 * number) / count)
    return oneVisitor(number, origin, address)
  })
  return (await Promise.all(visits)).flat()
}
