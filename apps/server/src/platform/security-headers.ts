/** What browsers are told about every answer: where scripts, pictures and connections may come from, and that nobody may frame us. */

export interface PageOrigins {
  /** Origins the browser may connect to besides our own: an external identity provider. */
  readonly connectOrigins: readonly string[];
  /** The scripts inside the built pages, by their hashes; no other inline script runs. */
  readonly scriptHashes: readonly string[];
}

export function securityHeaders({ connectOrigins, scriptHashes }: PageOrigins) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // antd writes its styles into the page at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...connectOrigins],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The embedded default speaks plain HTTP on loopback; a deployment sets HSTS at its proxy.
    strictTransportSecurity: false,
  };
}
