/** XSLT for the rules of JATS4R; it comes without types. */
declare module 'saxon-js' {
  interface Transform {
    readonly stylesheetFileName: string;
    readonly sourceText: string;
    readonly destination: 'serialized';
  }

  const saxon: { transform(options: Transform): { readonly principalResult: string } };
  export default saxon;
}
