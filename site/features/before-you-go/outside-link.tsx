export const OutsideLink = ({ text, href }: { text: string; href: string }) => (
  <a href={href} className="text-peacock underline underline-offset-2 hover:text-peacock-dark">
    {text}
  </a>
)
