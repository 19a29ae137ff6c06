/**
 * The security headers of every response: allowed sources of scripts, images and connections, and no framing.
 */

export interface PageOrigins {
  /** Origins the browser may connect to besides our own: an external identity provider. */
  readonly connectOrigins: readonly string[];
  /** The hashes of the scripts inside the built pages; no other inline script runs. */
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
    // The embedded default uses plain HTTP on loopback; a deployment sets HSTS at its proxy.
    strictTransportSecurity: false,
  };
}
