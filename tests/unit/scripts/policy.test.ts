import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentPolicy, providerOrigins, withPolicy } from '../../../scripts/build/policy.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('origins that a page may call', () => {
  it.each([
    [{}, ['https://toncenter.com', 'https://tonapi.io']],
    [{ PUBLIC_NODE_API_URL: '/api/v2', PUBLIC_INDEXER_API_URL: '/v2' }, []],
    [
      { PUBLIC_NODE_API_V3_URL: 'https://three.example/api/v3' },
      ['https://toncenter.com', 'https://tonapi.io', 'https://three.example'],
    ],
    [{ PUBLIC_NODE_API_URL: '/api/v2', PUBLIC_NODE_API_V3_URL: '/api/v3', PUBLIC_INDEXER_API_URL: '/v2' }, []],
    [{ PUBLIC_NODE_API_URL: 'https://node.example:8443/api/v2' }, ['https://node.example:8443', 'https://tonapi.io']],
    [
      { PUBLIC_NODE_API_URL: 'https://ton.example/node', PUBLIC_INDEXER_API_URL: 'https://ton.example/index' },
      ['https://ton.example'],
    ],
    [{ PUBLIC_NODE_API_URL: '', PUBLIC_NETWORK_NAME: 'https://other.example' }, ['https://tonapi.io']],
  ])('with the settings %j the provider origins are %j', (settings, origins) => {
    expect(providerOrigins(settings)).toEqual(origins)
  })
})

describe('the content policy of a page', () => {
  const html =
    '<script>one()</script><style>a{}</style><script type="module">two()\n</script><script src="/x.js"></script>' +
    '<script type="module" src="/y.js"></script><script>one()</script><style data-x="1">b{}</style>'

  it('the content policy names inline scripts and styles by their hashes, each once', () => {
    const policy = contentPolicy(html, [])
    expect(directive(policy, 'script-src')).toBe(`'self' ${sha256('one()')} ${sha256('two()\n')}`)
    expect(directive(policy, 'style-src')).toBe(`'self' ${sha256('a{}')} ${sha256('b{}')}`)
  })

  it('the content policy recognises scripts like a browser, in comments, texts and odd attributes', () => {
    const odd =
      '<!-- <script>none()</script> --><textarea><style>none{}</style></textarea><SCRIPT data-x="a>b">three()</SCRIPT >'
    const policy = contentPolicy(odd, [])
    expect(directive(policy, 'script-src')).toBe(`'self' ${sha256('three()')}`)
    expect(directive(policy, 'style-src')).toBe("'self'")
  })

  it('the content policy allows only the site and the providers, and nothing unsafe', () => {
    const policy = contentPolicy(html, ['https://node.example', 'https://index.example'])
    expect(directive(policy, 'connect-src')).toBe("'self' https://node.example https://index.example")
    expect(directive(policy, 'img-src')).toBe("'self' https:")
    expect(directive(policy, 'trusted-types')).toBe('nanoscope-worker nanoscope-replay')
    for (const name of ['default-src', 'base-uri']) expect(directive(policy, name)).toBe("'none'")
    expect(policy).not.toContain('unsafe')
  })

  it('the content policy allows images from a local http provider', () => {
    const policy = contentPolicy(html, ['http://localhost:4400', 'https://index.example'])
    expect(directive(policy, 'img-src')).toBe("'self' https: http://localhost:4400")
  })

  it('the content policy lets a page without inline styles load the site’s style sheet', () => {
    expect(directive(contentPolicy('<p></p>', []), 'style-src')).toBe("'self'")
  })

  it('the content policy is placed right after the charset', () => {
    const page = withPolicy(`<head><meta charset="utf-8"><title>$& $1</title>${html}</head>`, [])
    expect(page).toMatch(/^<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src/)
    expect(page).toContain('<title>$& $1</title>')
    expect(() => withPolicy('<head></head>', [])).toThrow('charset')
  })
})
