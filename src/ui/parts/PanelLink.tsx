/** A link beside a panel's title to the full page. */
export const PanelLink = ({ href, children }: { href: string; children: string }) => (
  <a className="link text-sm py-1" href={href}>
    {children}
  </a>
)
