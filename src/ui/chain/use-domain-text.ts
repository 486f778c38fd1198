import { useEffect, useState } from 'react'

type Read = (name: string) => string

/** A name in its own letters, once what reads them has loaded: few names have letters beyond ASCII. */
export function useDomainText(name: string): string {
  const [read, setRead] = useState<Read>()
  const isEncoded = name.includes('xn--')
  useEffect(() => {
    if (isEncoded)
      import('../../domain/dns/unicode.ts').then(
        ({ unicodeName }) => setRead(() => unicodeName),
        () => {},
      )
  }, [isEncoded])
  return isEncoded && read ? read(name) : name
}
