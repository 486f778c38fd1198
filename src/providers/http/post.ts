import { type Answer, readBody } from './prefetched.ts'

/** POSTs JSON anonymously. The content type makes browsers send a CORS preflight first. Rejects as `fetch` does. */
export const postJson =
  (body: unknown) =>
  async (url: string, signal: AbortSignal): Promise<Answer> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    return { status: answer.status, text: await (await readBody(answer)).text() }
  }
